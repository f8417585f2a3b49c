package io.redoubt.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Hosts that ssh reaches, all of them this machine: an sshd of the test's own on some loopback addresses, with its own
 * port, keys and settings in a folder of the test's. Nothing of {@code /etc/ssh} or of anybody's {@code ~/.ssh} is read
 * or written.
 */
final class Hosts implements AutoCloseable {
    /** Where sshd goes before anybody has logged in; it refuses to run as root without. Gone when a machine starts. */
    private static final Path NOWHERE = Path.of("/run/sshd");

    private static final long PATIENCE_SECONDS = 300;

    private final List<String> addresses;
    private final Path client;
    private final Process server;
    private final boolean nowhereIsOurs;

    /**
     * Starts them.
     *
     * @param folder for keys and settings
     * @throws IOException if there is no sshd, or it does not start
     */
    Hosts(Path folder, List<String> addresses) throws IOException {
        this.addresses = List.copyOf(addresses);
        key(folder.resolve("host"));
        key(folder.resolve("user"));
        int port = freePort();
        StringBuilder settings = new StringBuilder("""
                Port %d
                HostKey %s/host
                PidFile none
                AuthorizedKeysFile %2$s/user.pub
                StrictModes no
                PasswordAuthentication no
                KbdInteractiveAuthentication no
                """.formatted(port, folder));
        addresses.forEach(
                address -> settings.append("ListenAddress ").append(address).append('\n'));
        Path serverSettings = Files.writeString(folder.resolve("sshd_config"), settings);
        this.client = Files.writeString(folder.resolve("ssh_config"), """
                Port %d
                IdentityFile %s/user
                IdentitiesOnly yes
                UserKnownHostsFile %2$s/known
                GlobalKnownHostsFile /dev/null
                StrictHostKeyChecking accept-new
                BatchMode yes
                LogLevel ERROR
                """.formatted(port, folder));
        this.nowhereIsOurs = "root".equals(System.getProperty("user.name")) && !Files.exists(NOWHERE);
        if (nowhereIsOurs) {
            Files.createDirectory(NOWHERE);
        }
        this.server = start(List.of(program("sshd"), "-D", "-e", "-f", serverSettings.toString()), addresses.size());
    }

    /** The lines of a file for {@code parallel --sshloginfile}: one job at a time on each. */
    String logins() {
        StringBuilder lines = new StringBuilder();
        addresses.forEach(address -> lines.append("1/ssh -F ")
                .append(client)
                .append(' ')
                .append(address)
                .append('\n'));
        return lines.toString();
    }

    /** Waits for its word that it listens at each address; the little it says later stays in the pipe. */
    private static Process start(List<String> command, int listening) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        BufferedReader says =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (int left = listening; left > 0; ) {
            String line = says.readLine();
            if (line == null) {
                throw new IOException("sshd does not start: " + said);
            }
            said.append(line).append('\n');
            left -= line.startsWith("Server listening") ? 1 : 0;
        }
        return process;
    }

    private static void key(Path file) {
        Launched made = Launched.run(List.of("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file.toString()), "");
        if (made.exit() != 0) {
            throw new AssertionError(made.err());
        }
    }

    /** By its whole path, as sshd asks for; it is seldom on the path of people. */
    private static String program(String name) throws IOException {
        for (String folder : List.of("/usr/sbin", "/usr/local/sbin", "/usr/bin")) {
            Path file = Path.of(folder, name);
            if (Files.isExecutable(file)) {
                return file.toString();
            }
        }
        throw new IOException("there is no " + name + ": install it (Debian: apt install openssh-server)");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() {
        server.destroy();
        try {
            if (!server.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                server.destroyForcibly();
            }
            if (nowhereIsOurs) {
                Files.delete(NOWHERE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

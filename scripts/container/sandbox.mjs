/** Quote a word for the shell. */
export const quoted = (word) => `'${String(word).replaceAll("'", `'\\''`)}'`;

/** Devices of a container. */
const devices = ["null", "zero", "full", "random", "urandom", "tty"];

/** Mount layers, the first one lowest. With a writable layer on top, otherwise read-only. */
export function mountLayers(root, layers, written) {
  if (layers.length === 1 && !written) return `mount --bind -o ro ${quoted(layers[0])} ${quoted(root)}`;
  const upper = written ? `,upperdir=${written.files},workdir=${written.work}` : "";
  return `mount -t overlay overlay -o ${quoted(`lowerdir=${[...layers].reverse().join(":")}${upper}`)} ${quoted(root)}`;
}

/** Mount the file systems every container has. */
export function mountSystem(root) {
  const at = (name) => quoted(`${root}/${name}`);
  return [
    `mount -t proc proc ${at("proc")}`,
    `mount -t tmpfs -o mode=755 tmpfs ${at("dev")}`,
    ...devices.map((name) => `touch ${at(`dev/${name}`)} && mount --bind /dev/${name} ${at(`dev/${name}`)}`),
    `ln -s /proc/self/fd ${at("dev/fd")}`,
    `mkdir ${at("dev/shm")} && mount -t tmpfs -o size=64m,mode=1777 tmpfs ${at("dev/shm")}`,
    ...["resolv.conf", "hosts"].map((name) => `mount --bind -o ro /etc/${name} ${at(`etc/${name}`)}`),
  ];
}

/** Arguments for unshare: run a script as the first process of new namespaces, which end with it. */
export function isolated(lines) {
  const spaces = ["--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child"];
  return [...spaces, "sh", "-ec", lines.join("\n")];
}

/** Arguments for unshare: run a shell command in a folder. */
export function shellIn(root, command) {
  return isolated([...mountSystem(root), `exec chroot ${quoted(root)} sh -ec ${quoted(command)}`]);
}

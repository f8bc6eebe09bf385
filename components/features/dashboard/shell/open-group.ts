const key = "nakhoda-open-group";
const listeners = new Set<() => void>();

/** The menu group left open, remembered for the session; "" when all were closed by hand. */
export const openGroup = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => sessionStorage.getItem(key),
  write(group: string) {
    sessionStorage.setItem(key, group);
    for (const listener of listeners) listener();
  },
};

const key = "nakhoda-open-group";
const listeners = new Set<() => void>();

/** The expanded menu group, stored for the session; "" when the user collapsed all. */
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

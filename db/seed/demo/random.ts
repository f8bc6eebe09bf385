export type Random = ReturnType<typeof randomFrom>;

/** Mulberry32: small, fast, the same sequence for the same seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join("");
  const hex = (count: number) => Array.from({ length: count }, () => int(0, 15).toString(16)).join("");
  return {
    /** Whole number, both ends included. */
    int,
    digits,
    chance: (share: number) => next() < share,
    pick<T>(list: readonly T[]): T {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error("Nothing to pick from");
      return picked;
    },
    shuffled<T>(list: readonly T[]): T[] {
      return list
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item);
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[int(0, 3)]}${hex(3)}-${hex(12)}`,
  };
}

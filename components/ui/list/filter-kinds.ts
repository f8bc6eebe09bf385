export type FilterOption = { value: string; label: string };
/** several: any number of its options may be chosen, and current holds them with commas between. */
export type SelectFilter = {
  key: string;
  label: string;
  options: FilterOption[];
  current: string;
  several?: boolean | undefined;
  /** What choosing none is called, where it is not all. */
  none?: string;
};
export type CheckFilter = { key: string; label: string; isOn: boolean };

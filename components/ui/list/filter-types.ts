export type FilterOption = { value: string; label: string };
/** `isMultiple`: any number of options may be selected; `current` holds them separated by commas. */
export type SelectFilter = {
  key: string;
  label: string;
  options: FilterOption[];
  current: string;
  isMultiple?: boolean | undefined;
  /** Label of the empty option, where it is not "All". */
  none?: string;
};
export type CheckFilter = { key: string; label: string; isOn: boolean };

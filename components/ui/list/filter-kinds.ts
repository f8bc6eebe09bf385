export type FilterOption = { value: string; label: string };
export type SelectFilter = { key: string; label: string; options: FilterOption[]; current: string };
export type CheckFilter = { key: string; label: string; isOn: boolean };

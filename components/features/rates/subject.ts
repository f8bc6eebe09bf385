/** What a dialog about a version says of it; days in words. */
export type Subject = {
  id: number;
  version: number;
  checksum: string;
  date: string;
  before: string | null;
  isPast: boolean;
  count: number;
  added: number;
  removed: number;
  changed: number;
  /** Where the table stands without this version. */
  listHref: string;
};

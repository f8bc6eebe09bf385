import { assignmentSlots, type AssignmentSlot } from "./assignment-slots";

/** What an approval link, or the Gantt, says about why this record is opened. Document 2 §2, product 5.8 */
export type LinkKeys = {
  vcid: number | null;
  emp: number | null;
  vid: number | null;
  joi: number | null;
  ao: AssignmentSlot | null;
  gantt: boolean;
};

type Query = Record<string, string | string[] | undefined>;
const ids = ["vcid", "emp", "vid", "joi"] as const;
const flags = ["", "1", "true"];

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
const idOf = (text: string | undefined) => (text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads the keys of a link; strange names those that say nothing here: unreadable, of another person, or a Gantt of no vessel. */
export function readLinkKeys(query: Query, crewId: number): { keys: LinkKeys; strange: string[] } {
  const read = Object.fromEntries(ids.map((key) => [key, idOf(first(query[key]))]));
  const emp = read.emp === crewId ? crewId : null;
  const vid = read.vid ?? null;
  const ao = assignmentSlots.find((slot) => slot === first(query.ao)) ?? null;
  const gantt = vid !== null && flags.includes(first(query.gantt) ?? "no");
  const keys: LinkKeys = { vcid: read.vcid ?? null, emp, vid, joi: read.joi ?? null, ao, gantt };
  const strange = Object.entries(keys).flatMap(([key, value]) => (key in query && !value ? [key] : []));
  return { keys, strange };
}

/** The keys as an address carries them on, from tab to tab. */
export const linkQuery = ({ gantt, ...keys }: LinkKeys): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(keys).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]))),
  ...(gantt ? { gantt: "true" } : {}),
});

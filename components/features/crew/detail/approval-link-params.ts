import { employeeStatuses, type EmployeeStatus } from "@/db/enums/manning";
import { assignmentSlots, type AssignmentSlot } from "./assignment-slots";

/** The search parameters of an approval link or the Gantt chart. Document 2 §2, product 5.8 */
export type ApprovalLinkParams = {
  vcid: number | null;
  emp: number | null;
  vid: number | null;
  joi: number | null;
  ao: AssignmentSlot | null;
  /** The status when the link was sent; the current one is always loaded. */
  as: EmployeeStatus | null;
  gantt: boolean;
  /** Open the dialog of that answer; the answer is never given without it. */
  approve: boolean;
  reject: boolean;
};

type Query = Record<string, string | string[] | undefined>;
const ids = ["vcid", "emp", "vid", "joi"] as const;
const flags = ["", "1", "true"];

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
const idOf = (text: string | undefined) => (text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/**
 * Parse the search parameters of a link. invalidKeys lists unreadable ones, those of another person, a Gantt without
 * vessel, or two answers at once. @param crewId whose record is open; null if the link names the person
 */
export function parseApprovalLinkParams(
  query: Query,
  crewId: number | null,
): { keys: ApprovalLinkParams; invalidKeys: string[] } {
  const read = Object.fromEntries(ids.map((key) => [key, idOf(first(query[key]))]));
  const isSet = (key: string) => flags.includes(first(query[key]) ?? "no");
  const emp = crewId === null || read.emp === crewId ? (read.emp ?? null) : null;
  const vid = read.vid ?? null;
  const ao = assignmentSlots.find((slot) => slot === first(query.ao)) ?? null;
  const as = employeeStatuses.find((status) => status.toLowerCase() === first(query.as)?.toLowerCase()) ?? null;
  const gantt = vid !== null && isSet("gantt");
  const [approve, reject] = [isSet("approve"), isSet("reject")];
  const answers = { approve: approve && !reject, reject: reject && !approve };
  const keys: ApprovalLinkParams = {
    vcid: read.vcid ?? null,
    emp,
    vid,
    joi: read.joi ?? null,
    ao,
    as,
    gantt,
    ...answers,
  };
  const invalidKeys = Object.entries(keys).flatMap(([key, value]) => (key in query && !value ? [key] : []));
  return { keys, invalidKeys };
}

/** Build the search parameters to carry from tab to tab, without the answer's dialog. */
export const linkQuery = ({
  gantt,
  approve: _yes,
  reject: _no,
  ...keys
}: ApprovalLinkParams): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(keys).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]))),
  ...(gantt ? { gantt: "true" } : {}),
});

/** Return the answer the address asks to confirm. */
export const answerOf = ({ approve, reject }: ApprovalLinkParams) =>
  approve ? "Confirmed" : reject ? "Rejected" : null;

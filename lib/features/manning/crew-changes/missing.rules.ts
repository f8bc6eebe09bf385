import type { Item } from "@/lib/features/crew/compliance/item.rules";
import { satisfies, shortName, type Certificate } from "@/lib/features/crew/compliance/certificate-cover.rules";
import type { PklStatus } from "@/lib/features/preparation/agreement-status.rules";
import type { ItemStatus } from "@/lib/features/preparation/readiness.rules";
import type { Approvals } from "../slots.rules";

/** What a reliever still lacks: an approval, a check item, or a scan. */
export type Lack = {
  kind: "principal" | "seafarer" | "check" | "scan" | "preparation" | "travel";
  level: "block" | "warn";
  key: string;
  values: Record<string, string | number>;
};

type Answers = Approvals & { principalAskedOn: string | null; seafarerAskedOn: string | null };

const keyOf = (who: "principal" | "seafarer", isRejected: boolean) =>
  `crew-changes.missing.${who}${isRejected ? "Rejected" : "Pending"}`;

/** List missing or negative answers. The seafarer is asked after the principal agreed. */
export function answersMissing({ principalStatus, employeeStatus, ...asked }: Answers): Lack[] {
  const found: Lack[] = [];
  if (principalStatus === "Pending" || principalStatus === "Rejected")
    found.push(answerOf("principal", principalStatus === "Rejected", asked.principalAskedOn));
  else if (employeeStatus === "Pending") found.push(answerOf("seafarer", false, asked.seafarerAskedOn));
  if (employeeStatus === "Rejected") found.push(answerOf("seafarer", true, null));
  return found;
}

function answerOf(kind: "principal" | "seafarer", isRejected: boolean, askedOn: string | null): Lack {
  const level = isRejected ? "block" : "warn";
  const since = !isRejected && askedOn !== null;
  return {
    kind,
    level,
    key: since ? `${keyOf(kind, false)}Since` : keyOf(kind, isRejected),
    values: since ? { since: askedOn } : {},
  };
}

type Prepared = { mcu: ItemStatus | null; bjst: ItemStatus; pkl: PklStatus };

const lacking = (key: string, status: string, isDone: boolean): Lack[] =>
  isDone
    ? []
    : [
        {
          kind: "preparation",
          level: status === "Failed" ? "block" : "warn",
          key: `crew-changes.preparation.${key}.${status}`,
          values: {},
        },
      ];

/** List unfinished preparation with its progress. null: the user may not see it. The medical is part of the check. */
export const preparationMissing = ({ mcu, bjst, pkl }: Prepared): Lack[] => [
  ...(mcu === null ? [] : lacking("mcu", mcu, mcu === "Passed")),
  ...lacking("bjst", bjst, bjst === "Passed"),
  ...lacking("pkl", pkl, pkl === "Signed"),
];

/** List unsettled travel by schedule state. null: no schedule, or not visible to the user. */
export const travelMissing = (scheduleState: number | null): Lack[] =>
  scheduleState === 1 || scheduleState === 2
    ? [{ kind: "travel", level: "warn", key: `crew-changes.travel.${scheduleState}`, values: {} }]
    : [];

/** Check items that are not missing for this change: expiries after the period, and remarks about the person. */
const quiet = [
  "certificate-unverified",
  "senior-age",
  "promotion",
  "no-type-experience",
  "low-appraisal",
  "not-appraised",
  "noted",
];
const lastsToTheEnd = ({ key }: Item) => key === "compliance.certificateExpiresAfterSignOff";

/** List check items to resolve before joining, as far as the user may see them. */
export const checkMissing = (items: readonly Item[]): Lack[] =>
  items
    .filter((item) => !quiet.includes(item.code) && !lastsToTheEnd(item))
    .flatMap(({ level, key, values }) => (level === "pass" ? [] : [{ kind: "check" as const, level, key, values }]));

export type Scanned = {
  certificates: readonly (Certificate & { hasScan: boolean })[];
  passport: boolean | null;
  seamanBook: boolean | null;
  medical: boolean | null;
};
type Sight = { professional: boolean; travel: boolean; medical: boolean };

/** List required documents on record without a file. Absent documents are reported by the check. */
export function scansMissing(asked: readonly Certificate[], scanned: Scanned, sight: Sight): Lack[] {
  const unscanned = asked.filter((one) => {
    const held = scanned.certificates.filter((paper) => satisfies(paper, one));
    return held.length > 0 && !held.some(({ hasScan }) => hasScan);
  });
  const own = (key: "passport" | "seamanBook" | "medical", isSeen: boolean): Lack[] =>
    isSeen && scanned[key] === false ? [scanOf(key, {})] : [];
  return [
    ...(sight.professional ? unscanned.map(({ name }) => scanOf("certificate", { name: shortName(name) })) : []),
    ...own("passport", sight.travel),
    ...own("seamanBook", sight.travel),
    ...own("medical", sight.medical),
  ];
}

const scanOf = (name: string, values: Lack["values"]): Lack => ({
  kind: "scan",
  level: "warn",
  key: `crew-changes.scans.${name}`,
  values,
});

import type { Item } from "@/lib/features/crew/compliance/item.rules";
import { satisfies, shortName, type Certificate } from "@/lib/features/crew/compliance/certificate-cover.rules";
import type { PklStatus } from "@/lib/features/preparation/agreement-status.rules";
import type { ItemStatus } from "@/lib/features/preparation/readiness.rules";
import type { Approvals } from "../slots.rules";

/** What keeps a reliever from being ready: an answer that is missing or was no, what the check finds, a paper nobody scanned. */
export type Lack = {
  kind: "principal" | "seafarer" | "check" | "scan" | "preparation" | "travel";
  level: "block" | "warn";
  key: string;
  values: Record<string, string | number>;
};

type Answers = Approvals & { principalAskedOn: string | null; seafarerAskedOn: string | null };

const keyOf = (who: "principal" | "seafarer", isRejected: boolean) =>
  `crew-changes.missing.${who}${isRejected ? "Rejected" : "Pending"}`;

/** The answers that are missing or were no. The seafarer is asked once the principal has agreed. */
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

/** What of the preparation is not done, by name and how far it is; null is what the reader may not know. The medical certificate is the check's to say. */
export const preparationMissing = ({ mcu, bjst, pkl }: Prepared): Lack[] => [
  ...(mcu === null ? [] : lacking("mcu", mcu, mcu === "Passed")),
  ...lacking("bjst", bjst, bjst === "Passed"),
  ...lacking("pkl", pkl, pkl === "Signed"),
];

/** What of the journey is not settled, by the state of the schedule; null where there is none yet, or where the reader does not learn of it. */
export const travelMissing = (scheduleState: number | null): Lack[] =>
  scheduleState === 1 || scheduleState === 2
    ? [{ kind: "travel", level: "warn", key: `crew-changes.travel.${scheduleState}`, values: {} }]
    : [];

/** What of the check is no lack of this change: what lasts beyond the stay, and what says something about a person and not about what is missing. */
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

/** What the check finds that must be mended before joining; it comes as the reader may see it. */
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

/** Papers the seat asks for that are on record without a file, by name; one that is missing altogether is the check's to say. */
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

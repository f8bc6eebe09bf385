import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import { satisfies, shortName, type Certificate } from "@/lib/features/crew/compliance/certificate-cover.rules";
import type { PklStatus } from "@/lib/features/preparation/agreement-status.rules";
import type { ItemStatus } from "@/lib/features/preparation/readiness.rules";
import type { Approvals } from "../slots.rules";

/** What a reliever still lacks: an approval, a check item, or a scan. */
export type MissingItem = {
  kind: "principal" | "seafarer" | "check" | "scan" | "preparation" | "travel";
  level: "block" | "warn";
  key: string;
  values: Record<string, string | number>;
};

type Answers = Approvals & { principalAskedOn: string | null; seafarerAskedOn: string | null };

const keyOf = (party: "principal" | "seafarer", isRejected: boolean) =>
  `crew-changes.missing.${party}${isRejected ? "Rejected" : "Pending"}`;

/** List missing or negative answers. The seafarer is asked after the principal agreed. */
export function answersMissing({ principalStatus, employeeStatus, ...askedDates }: Answers): MissingItem[] {
  const missing: MissingItem[] = [];
  if (principalStatus === "Pending" || principalStatus === "Rejected")
    missing.push(answerOf("principal", principalStatus === "Rejected", askedDates.principalAskedOn));
  else if (employeeStatus === "Pending") missing.push(answerOf("seafarer", false, askedDates.seafarerAskedOn));
  if (employeeStatus === "Rejected") missing.push(answerOf("seafarer", true, null));
  return missing;
}

function answerOf(kind: "principal" | "seafarer", isRejected: boolean, askedOn: string | null): MissingItem {
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

const missingWhen = (key: string, status: string, isDone: boolean): MissingItem[] =>
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
export const preparationMissing = ({ mcu, bjst, pkl }: Prepared): MissingItem[] => [
  ...(mcu === null ? [] : missingWhen("mcu", mcu, mcu === "Passed")),
  ...missingWhen("bjst", bjst, bjst === "Passed"),
  ...missingWhen("pkl", pkl, pkl === "Signed"),
];

/** List unsettled travel by schedule state. null: no schedule, or not visible to the user. */
export const travelMissing = (scheduleState: number | null): MissingItem[] =>
  scheduleState === 1 || scheduleState === 2
    ? [{ kind: "travel", level: "warn", key: `crew-changes.travel.${scheduleState}`, values: {} }]
    : [];

/** Check items that are not missing for this change: expiries after the period, and remarks about the person. */
const ignoredCodes = [
  "certificate-unverified",
  "senior-age",
  "promotion",
  "no-type-experience",
  "low-appraisal",
  "not-appraised",
  "noted",
];
const expiresAfterEnd = ({ key }: CheckItem) => key === "compliance.certificateExpiresAfterSignOff";

/** List check items to resolve before joining, as far as the user may see them. */
export const checkMissing = (items: readonly CheckItem[]): MissingItem[] =>
  items
    .filter((item) => !ignoredCodes.includes(item.code) && !expiresAfterEnd(item))
    .flatMap(({ level, key, values }) => (level === "pass" ? [] : [{ kind: "check" as const, level, key, values }]));

export type Scanned = {
  certificates: readonly (Certificate & { hasScan: boolean })[];
  passport: boolean | null;
  seamanBook: boolean | null;
  medical: boolean | null;
};
type ScanVisibility = { professional: boolean; travel: boolean; medical: boolean };

/** List required documents on record without a file. Absent documents are reported by the check. */
export function scansMissing(
  askedDates: readonly Certificate[],
  scanned: Scanned,
  scanVisibility: ScanVisibility,
): MissingItem[] {
  const unscanned = askedDates.filter((one) => {
    const heldCertificates = scanned.certificates.filter((paper) => satisfies(paper, one));
    return heldCertificates.length > 0 && !heldCertificates.some(({ hasScan }) => hasScan);
  });
  const own = (key: "passport" | "seamanBook" | "medical", isVisible: boolean): MissingItem[] =>
    isVisible && scanned[key] === false ? [scanOf(key, {})] : [];
  return [
    ...(scanVisibility.professional
      ? unscanned.map(({ name }) => scanOf("certificate", { name: shortName(name) }))
      : []),
    ...own("passport", scanVisibility.travel),
    ...own("seamanBook", scanVisibility.travel),
    ...own("medical", scanVisibility.medical),
  ];
}

const scanOf = (name: string, values: MissingItem["values"]): MissingItem => ({
  kind: "scan",
  level: "warn",
  key: `crew-changes.scans.${name}`,
  values,
});

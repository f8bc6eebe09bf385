import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { shortName } from "./certificate-cover.rules";
import {
  daysAfterSignOff,
  outlasts,
  matchingCertificates,
  type CertificateWithExpiry,
  type Requirement,
} from "./certificate-validity.rules";
import { block, pass, warn, type CheckItem } from "./check-item.rules";
import { daysBetween, type Period } from "@/lib/platform/calendar/period";

/** A certificate on record; verifiedAt is set once a second person verified it. */
export type VerifiableCertificate = CertificateWithExpiry & { verifiedAt: string | Date | null };
type Days = Period & { today: string };
type JudgedCertificate = { requirement: Requirement; paper: VerifiableCertificate; problem: CheckItem | null };

function expiryProblem(
  requirement: Requirement,
  certificate: VerifiableCertificate,
  { from, to, today }: Days,
): CheckItem | null {
  const { certificateId, minMonthsValid } = requirement;
  const date = certificate.expired;
  if (date === null) return null;
  const values = { name: shortName(requirement.name), date };
  const evidence = { certificateId, certificate: requirement.name, paper: certificate.name, expired: date, from, to };
  if (date < from) {
    const key = date < today ? "certificateExpired" : "certificateExpiresBeforeJoining";
    return block("certificates", "certificate-expires-before-joining", { key, values, evidence });
  }
  if (date < to)
    return warn("certificates", "certificate-expires-on-board", { key: "certificateExpiresOnBoard", values, evidence });
  if (date < addDays(to, daysAfterSignOff)) {
    const days = daysBetween(to, date);
    return warn("certificates", "certificate-expires-on-board", {
      key: "certificateExpiresAfterSignOff",
      values: { ...values, days },
      evidence,
    });
  }
  if (date >= addMonths(from, minMonthsValid)) return null;
  const finding = {
    key: "certificateMinValidity",
    values: { ...values, months: minMonthsValid },
    evidence: { ...evidence, minMonthsValid },
  };
  return warn("certificates", "certificate-min-validity", finding);
}

const weightOf = ({ problem, paper }: JudgedCertificate) =>
  problem?.level === "block" ? 3 : (problem ? 1 : 0) + (paper.verifiedAt === null ? 1 : 0);

function isBetter(one: JudgedCertificate, other: JudgedCertificate): boolean {
  const [weight, otherWeight] = [weightOf(one), weightOf(other)];
  if (weight !== otherWeight) return weight < otherWeight;
  if (one.paper.expired !== other.paper.expired) return outlasts(one.paper.expired, other.paper.expired);
  return one.paper.name < other.paper.name;
}

/** Choose the certificate that meets a requirement best: the fewest problems first, then the longest validity. */
function chooseMatch(
  requirement: Requirement,
  matching: readonly VerifiableCertificate[],
  days: Days,
): JudgedCertificate | null {
  const judged = matching.map((paper) => ({ requirement, paper, problem: expiryProblem(requirement, paper, days) }));
  return judged.reduce<JudgedCertificate | null>(
    (best, match) => (best === null || isBetter(match, best) ? match : best),
    null,
  );
}

const missing = ({ certificateId, name, kind }: Requirement) =>
  block("certificates", "certificate-missing", {
    key: "certificateMissing",
    values: { name: shortName(name) },
    evidence: { certificateId, certificate: name, kind },
  });

const nameOf = ({ requirement }: JudgedCertificate) => `${requirement.name} ${requirement.certificateId}`;
const byName = (one: JudgedCertificate, other: JudgedCertificate) => (nameOf(one) < nameOf(other) ? -1 : 1);
const toEvidence = ({ requirement, paper }: JudgedCertificate) => ({
  certificateId: requirement.certificateId,
  certificate: requirement.name,
  paper: paper.name,
  expired: paper.expired,
});

function unverified(judged: readonly JudgedCertificate[]): CheckItem {
  const names = judged.map(({ requirement }) => shortName(requirement.name)).join(", ");
  const finding = {
    key: "certificateUnverified",
    values: { count: judged.length, names },
    evidence: { certificates: judged.map(toEvidence) },
  };
  return warn("certificates", "certificate-unverified", finding);
}

/**
 * Check a person's certificates against the mandatory ones of the seat; a higher certificate covers a lower one.
 * product 5.5
 */
export const checkCertificates = (
  requirements: readonly Requirement[],
  certificates: readonly VerifiableCertificate[],
  days: Days,
) => checkMatchingCertificates(requirements, matchingCertificates(requirements, certificates), days);

/** Check requirements whose matching certificates are already known. */
export function checkMatchingCertificates(
  requirements: readonly Requirement[],
  matching: readonly (readonly VerifiableCertificate[])[],
  days: Days,
): CheckItem[] {
  const judged = requirements.map((requirement, index) => chooseMatch(requirement, matching[index] ?? [], days));
  const judgedCertificates = judged.filter((match) => match !== null).sort(byName);
  const unverifiedCertificates = judgedCertificates.filter(
    ({ paper, problem }) => paper.verifiedAt === null && problem?.level !== "block",
  );
  const items = [
    ...requirements.filter((_, index) => judged[index] === null).map(missing),
    ...judgedCertificates.flatMap(({ problem }) => problem ?? []),
    ...(unverifiedCertificates.length > 0 ? [unverified(unverifiedCertificates)] : []),
  ];
  if (items.length > 0) return items;
  return [
    pass("certificates", {
      key: "certificatesValid",
      values: { count: judgedCertificates.length },
      evidence: { certificates: judgedCertificates.map(toEvidence) },
    }),
  ];
}

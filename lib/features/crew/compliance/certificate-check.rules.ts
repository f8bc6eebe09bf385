import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { shortName } from "./certificate-cover.rules";
import { daysAfterSignOff, outlasts, servingOf, type Held, type Requirement } from "./certificate-validity.rules";
import { block, pass, warn, type Item } from "./item.rules";
import { daysBetween, type Period } from "@/lib/platform/calendar/period";

/** A certificate on record; verifiedAt is set once a second person verified it. */
export type Paper = Held & { verifiedAt: string | Date | null };
type Days = Period & { today: string };
type Judged = { requirement: Requirement; paper: Paper; problem: Item | null };

function expiryProblem(requirement: Requirement, paper: Paper, { from, to, today }: Days): Item | null {
  const { certificateId, minMonthsValid } = requirement;
  const date = paper.expired;
  if (date === null) return null;
  const values = { name: shortName(requirement.name), date };
  const evidence = { certificateId, certificate: requirement.name, paper: paper.name, expired: date, from, to };
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
  const said = {
    key: "certificateMinValidity",
    values: { ...values, months: minMonthsValid },
    evidence: { ...evidence, minMonthsValid },
  };
  return warn("certificates", "certificate-min-validity", said);
}

const weightOf = ({ problem, paper }: Judged) =>
  problem?.level === "block" ? 3 : (problem ? 1 : 0) + (paper.verifiedAt === null ? 1 : 0);

function isBetter(one: Judged, other: Judged): boolean {
  const [own, theirs] = [weightOf(one), weightOf(other)];
  if (own !== theirs) return own < theirs;
  if (one.paper.expired !== other.paper.expired) return outlasts(one.paper.expired, other.paper.expired);
  return one.paper.name < other.paper.name;
}

/** Choose the certificate that meets a requirement best: the fewest problems first, then the longest validity. */
function judge(requirement: Requirement, serving: readonly Paper[], days: Days): Judged | null {
  const judged = serving.map((paper) => ({ requirement, paper, problem: expiryProblem(requirement, paper, days) }));
  return judged.reduce<Judged | null>((best, one) => (best === null || isBetter(one, best) ? one : best), null);
}

const missing = ({ certificateId, name, kind }: Requirement) =>
  block("certificates", "certificate-missing", {
    key: "certificateMissing",
    values: { name: shortName(name) },
    evidence: { certificateId, certificate: name, kind },
  });

const nameOf = ({ requirement }: Judged) => `${requirement.name} ${requirement.certificateId}`;
const byName = (one: Judged, other: Judged) => (nameOf(one) < nameOf(other) ? -1 : 1);
const toEvidence = ({ requirement, paper }: Judged) => ({
  certificateId: requirement.certificateId,
  certificate: requirement.name,
  paper: paper.name,
  expired: paper.expired,
});

function unverified(judged: readonly Judged[]): Item {
  const names = judged.map(({ requirement }) => shortName(requirement.name)).join(", ");
  const said = {
    key: "certificateUnverified",
    values: { count: judged.length, names },
    evidence: { certificates: judged.map(toEvidence) },
  };
  return warn("certificates", "certificate-unverified", said);
}

/**
 * Check a person's certificates against the mandatory ones of the seat; a higher certificate covers a lower one.
 * product 5.5
 */
export const checkCertificates = (requirements: readonly Requirement[], papers: readonly Paper[], days: Days) =>
  checkServing(requirements, servingOf(requirements, papers), days);

/** Check requirements whose matching certificates are already known. */
export function checkServing(
  requirements: readonly Requirement[],
  serving: readonly (readonly Paper[])[],
  days: Days,
): Item[] {
  const judged = requirements.map((requirement, index) => judge(requirement, serving[index] ?? [], days));
  const held = judged.filter((one) => one !== null).sort(byName);
  const unseen = held.filter(({ paper, problem }) => paper.verifiedAt === null && problem?.level !== "block");
  const items = [
    ...requirements.filter((_, index) => judged[index] === null).map(missing),
    ...held.flatMap(({ problem }) => problem ?? []),
    ...(unseen.length > 0 ? [unverified(unseen)] : []),
  ];
  if (items.length > 0) return items;
  return [
    pass("certificates", {
      key: "certificatesValid",
      values: { count: held.length },
      evidence: { certificates: held.map(toEvidence) },
    }),
  ];
}

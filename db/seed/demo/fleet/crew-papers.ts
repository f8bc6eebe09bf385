import { daysBetween } from "@/lib/platform/calendar/period";
import type { MedicalStatus, TravelDocumentKind } from "../../../enums/crew";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { certificateNumber, licenceOf, type Term } from "../applicants/papers";
import type { Random } from "../random";
import type { FleetCertificate } from "./posts";

/** older: the certificate this one renewed. */
export type Paper = Term & { number: string; older: (Term & { number: string }) | null; isVerified: boolean };
export type CertificatePaper = Paper & { certificateId: number | null; kind: "coc" | "cop"; name: string };
export type TravelPaper = Paper & { kind: TravelDocumentKind; name: string };
export type MedicalPaper = {
  number: string;
  status: MedicalStatus;
  restriction: string | null;
  examinationDate: string;
  validUntil: string;
};

/** State of a person's certificates. */
export type PaperState = "completed" | "renewal" | "expired" | "missing";
export type Bearer = {
  seafarerCode: string;
  seamanBookNumber: string;
  passport: string;
  seaSince: string;
  /** First day in the present rank. */
  licensedBy: string;
  state: PaperState;
  today: string;
  /** The last planned day on board, or today. */
  horizon: string;
  /** Days from today in which nothing ends that is about to: until a confirmed joining. */
  sparedDays: number;
};

const marginDays = 45;
const verifiedShare = 0.95;

/** Choose a validity well beyond the time on board, unless the end is given. */
function termOf(random: Random, months: number, { today, horizon, seaSince }: Bearer, endsInDays?: number): Term {
  const longest = Math.round(months * 30) - 40;
  const least = Math.min(longest, Math.max(130, daysBetween(today, horizon) + marginDays));
  const expired = addDays(today, endsInDays ?? random.int(least, longest));
  const issued = addMonths(expired, -months);
  if (issued >= seaSince || endsInDays !== undefined) return { issued, expired };
  const latest = addDays(today, -30);
  const first = seaSince < latest ? seaSince : latest;
  return { issued: first, expired: addMonths(first, months) };
}

function renewed(random: Random, { issued, expired }: Term, months: number, seaSince: string): Term | null {
  const before = addDays(addMonths(issued, -months), random.int(5, 40));
  return expired && before >= seaSince && random.chance(0.5)
    ? { issued: before, expired: addMonths(before, months) }
    : null;
}

function endingOf(random: Random, { state, sparedDays }: Bearer): number | undefined {
  if (state === "renewal") return sparedDays + random.int(8, Math.max(20, 85 - sparedDays));
  return state === "expired" ? -random.int(4, 60) : undefined;
}

function certificateOf(
  random: Random,
  bearer: Bearer,
  { id, seed }: FleetCertificate,
  endsInDays: number | undefined,
): CertificatePaper {
  const months = seed.validityYears === null ? null : seed.validityYears * 12;
  const licensed = () =>
    seed.kind === "coc"
      ? licenceOf(random, bearer)
      : { issued: addDays(bearer.seaSince, random.int(10, 200)), expired: null };
  const drawn = months === null ? licensed() : termOf(random, months, bearer, endsInDays);
  const latest = addDays(bearer.today, -15);
  const term = drawn.issued > latest && drawn.expired === null ? { ...drawn, issued: latest } : drawn;
  const older = months === null ? null : renewed(random, term, months, bearer.seaSince);
  const number = (issued: string) => certificateNumber(bearer.seafarerCode, seed, issued);
  return {
    ...term,
    certificateId: id,
    kind: seed.kind,
    name: seed.nameEn,
    number: number(term.issued),
    older: older && { ...older, number: number(older.issued) },
    isVerified: random.chance(verifiedShare),
  };
}

/** The certificates of rank and vessel types, and some of the preferred ones; one of them is what the state says. */
export function certificatesOf(random: Random, certificates: FleetCertificate[], bearer: Bearer): CertificatePaper[] {
  const weak = random.pick(certificates.filter(({ isOwn, seed }) => isOwn && seed.validityYears !== null));
  const held = certificates.filter(
    (entry) => (entry.isMandatory || random.chance(0.35)) && !(bearer.state === "missing" && entry === weak),
  );
  return held.map((entry) =>
    certificateOf(random, bearer, entry, entry === weak ? endingOf(random, bearer) : undefined),
  );
}

function travelDocument(
  random: Random,
  bearer: Bearer,
  [kind, name, number, months]: [TravelDocumentKind, string, string, number],
  endsInDays?: number,
): TravelPaper {
  const term = termOf(random, months, bearer, endsInDays);
  const older = renewed(random, term, months, bearer.seaSince);
  return {
    ...term,
    kind,
    name,
    number,
    older: older && { ...older, number: `${number[0]}${random.digits(number.length - 1)}` },
    isVerified: random.chance(verifiedShare),
  };
}

export function travelPapersOf(random: Random, bearer: Bearer): TravelPaper[] {
  const bookEnds =
    bearer.state !== "completed" && random.chance(0.3) ? bearer.sparedDays + random.int(15, 80) : undefined;
  const papers = [
    travelDocument(random, bearer, ["passport", "Passport", bearer.passport, 120]),
    travelDocument(random, bearer, ["seaman-book", "Seaman Book", bearer.seamanBookNumber, 36], bookEnds),
  ];
  if (random.chance(0.4))
    papers.push(
      travelDocument(random, bearer, ["other", "Seafarer Identity Document (SID)", `ID${random.digits(8)}`, 60]),
    );
  const vaccinated = { issued: addDays(bearer.seaSince, random.int(20, 150)), expired: null };
  const isDue = vaccinated.issued < bearer.today && random.chance(0.35);
  if (isDue)
    papers.push({
      ...vaccinated,
      kind: "other",
      name: "Yellow Fever Vaccination Certificate",
      number: `YF${random.digits(7)}`,
      older: null,
      isVerified: true,
    });
  return papers;
}

const restrictions = [
  "Wears spectacles for watchkeeping and carries a spare pair.",
  "No work at height above two metres until the review.",
  "Blood pressure to be measured monthly on board.",
];

/** Two years from the examination; the newest first. */
export function medicalsOf(random: Random, bearer: Bearer): MedicalPaper[] {
  const isAshore = bearer.horizon === bearer.today;
  const left = isAshore
    ? random.int(-60, 680)
    : Math.min(690, Math.max(daysBetween(bearer.today, bearer.horizon) + random.int(-20, 260), 20));
  const validUntil = addDays(bearer.today, left);
  const paper = (until: string, status: MedicalStatus, restriction: string | null = null): MedicalPaper => ({
    number: `MC-${until.slice(2, 4)}-${random.digits(5)}`,
    status,
    restriction,
    examinationDate: addMonths(until, -24),
    validUntil: until,
  });
  const isRestricted = random.chance(0.08);
  const isUnfit = isAshore && random.chance(0.03);
  const newest = isUnfit
    ? paper(validUntil, "UNFIT")
    : isRestricted
      ? paper(validUntil, "Fit With Restriction", random.pick(restrictions))
      : paper(validUntil, "FIT");
  const previous = addDays(newest.examinationDate, random.int(10, 60));
  return addMonths(previous, -24) > bearer.seaSince ? [newest, paper(previous, "FIT")] : [newest];
}

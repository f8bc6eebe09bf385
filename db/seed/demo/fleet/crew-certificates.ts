import { daysBetween } from "@/lib/platform/calendar/period";
import type { MedicalStatus, TravelDocumentKind } from "../../../enums/crew";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { certificateNumber, licenceOf, type Term } from "../applicants/documents";
import type { Random } from "../random";
import type { FleetCertificate } from "./ranks-on-vessel-types";

/** older: the certificate this one renewed. */
export type DatedDocument = Term & { number: string; older: (Term & { number: string }) | null; isVerified: boolean };
export type CertificateRecord = DatedDocument & { certificateId: number | null; kind: "coc" | "cop"; name: string };
export type TravelDocumentRecord = DatedDocument & { kind: TravelDocumentKind; name: string };
export type MedicalRecord = {
  number: string;
  status: MedicalStatus;
  restriction: string | null;
  examinationDate: string;
  validUntil: string;
};

/** State of a person's certificates. */
export type DocumentState = "completed" | "renewal" | "expired" | "missing";
export type Holder = {
  seafarerCode: string;
  seamanBookNumber: string;
  passport: string;
  seaSince: string;
  /** First day in the present rank. */
  licensedBy: string;
  state: DocumentState;
  today: string;
  /** The last planned day on board, or today. */
  horizon: string;
  /** Days from today in which nothing ends that is about to: until a confirmed joining. */
  sparedDays: number;
};

const marginDays = 45;
const verifiedShare = 0.95;

/** Choose a validity well beyond the time on board, unless the end is given. */
function termOf(random: Random, months: number, { today, horizon, seaSince }: Holder, endsInDays?: number): Term {
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

function endingOf(random: Random, { state, sparedDays }: Holder): number | undefined {
  if (state === "renewal") return sparedDays + random.int(8, Math.max(20, 85 - sparedDays));
  return state === "expired" ? -random.int(4, 60) : undefined;
}

function certificateOf(
  random: Random,
  holder: Holder,
  { id, seed }: FleetCertificate,
  endsInDays: number | undefined,
): CertificateRecord {
  const months = seed.validityYears === null ? null : seed.validityYears * 12;
  const licensed = () =>
    seed.kind === "coc"
      ? licenceOf(random, holder)
      : { issued: addDays(holder.seaSince, random.int(10, 200)), expired: null };
  const drawn = months === null ? licensed() : termOf(random, months, holder, endsInDays);
  const latest = addDays(holder.today, -15);
  const term = drawn.issued > latest && drawn.expired === null ? { ...drawn, issued: latest } : drawn;
  const older = months === null ? null : renewed(random, term, months, holder.seaSince);
  const number = (issued: string) => certificateNumber(holder.seafarerCode, seed, issued);
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
export function certificatesOf(random: Random, certificates: FleetCertificate[], holder: Holder): CertificateRecord[] {
  const flagged = random.pick(certificates.filter(({ isOwn, seed }) => isOwn && seed.validityYears !== null));
  const selected = certificates.filter(
    (entry) => (entry.isMandatory || random.chance(0.35)) && !(holder.state === "missing" && entry === flagged),
  );
  return selected.map((entry) =>
    certificateOf(random, holder, entry, entry === flagged ? endingOf(random, holder) : undefined),
  );
}

function travelDocument(
  random: Random,
  holder: Holder,
  [kind, name, number, months]: [TravelDocumentKind, string, string, number],
  endsInDays?: number,
): TravelDocumentRecord {
  const term = termOf(random, months, holder, endsInDays);
  const older = renewed(random, term, months, holder.seaSince);
  return {
    ...term,
    kind,
    name,
    number,
    older: older && { ...older, number: `${number[0]}${random.digits(number.length - 1)}` },
    isVerified: random.chance(verifiedShare),
  };
}

export function travelDocumentsOf(random: Random, holder: Holder): TravelDocumentRecord[] {
  const bookEnds =
    holder.state !== "completed" && random.chance(0.3) ? holder.sparedDays + random.int(15, 80) : undefined;
  const documents = [
    travelDocument(random, holder, ["passport", "Passport", holder.passport, 120]),
    travelDocument(random, holder, ["seaman-book", "Seaman Book", holder.seamanBookNumber, 36], bookEnds),
  ];
  if (random.chance(0.4))
    documents.push(
      travelDocument(random, holder, ["other", "Seafarer Identity Document (SID)", `ID${random.digits(8)}`, 60]),
    );
  const vaccinated = { issued: addDays(holder.seaSince, random.int(20, 150)), expired: null };
  const isDue = vaccinated.issued < holder.today && random.chance(0.35);
  if (isDue)
    documents.push({
      ...vaccinated,
      kind: "other",
      name: "Yellow Fever Vaccination Certificate",
      number: `YF${random.digits(7)}`,
      older: null,
      isVerified: true,
    });
  return documents;
}

const restrictions = [
  "Wears spectacles for watchkeeping and carries a spare pair.",
  "No work at height above two metres until the review.",
  "Blood pressure to be measured monthly on board.",
];

/** Two years from the examination; the newest first. */
export function medicalsOf(random: Random, holder: Holder): MedicalRecord[] {
  const isAshore = holder.horizon === holder.today;
  const daysLeft = isAshore
    ? random.int(-60, 680)
    : Math.min(690, Math.max(daysBetween(holder.today, holder.horizon) + random.int(-20, 260), 20));
  const validUntil = addDays(holder.today, daysLeft);
  const medical = (until: string, status: MedicalStatus, restriction: string | null = null): MedicalRecord => ({
    number: `MC-${until.slice(2, 4)}-${random.digits(5)}`,
    status,
    restriction,
    examinationDate: addMonths(until, -24),
    validUntil: until,
  });
  const isRestricted = random.chance(0.08);
  const isUnfit = isAshore && random.chance(0.03);
  const newest = isUnfit
    ? medical(validUntil, "UNFIT")
    : isRestricted
      ? medical(validUntil, "Fit With Restriction", random.pick(restrictions))
      : medical(validUntil, "FIT");
  const previous = addDays(newest.examinationDate, random.int(10, 60));
  return addMonths(previous, -24) > holder.seaSince ? [newest, medical(previous, "FIT")] : [newest];
}

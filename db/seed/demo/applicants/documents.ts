import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import type { RegistrationContent } from "@/lib/features/applicants/registration/content.schema";
import { daysBetween } from "@/lib/platform/calendar/period";
import { certificates as certificateSeeds, type CertificateSeed } from "../../reference/certificates";
import type { Post } from "./applications";
import { fileValue } from "../file-value";
import type { ApplicantPlan } from "./applicant-plan";
import type { Random } from "../random";

type Documents = RegistrationContent["documents"];
/** licensedBy: the first day in the present rank, which its licence must precede. */
type Holder = {
  seafarerCode: string;
  seamanBookNumber: string;
  passport: string | null;
  today: string;
  seaSince: string;
  licensedBy: string;
  foreign: boolean;
};
export type Term = { issued: string; expired: string | null };

const dayBetween = (random: Random, from: string, to: string) =>
  addDays(from, random.int(0, Math.max(0, daysBetween(from, to))));

/** In force today, and issued after the holder began; one in twelve ends within three months. */
function termOf(random: Random, months: number | null, since: string, today: string): Term {
  const latest = addDays(today, -20);
  if (months === null)
    return { issued: dayBetween(random, since < latest ? since : addDays(latest, -30), latest), expired: null };
  const daysLeft = random.chance(0.08) ? random.int(20, 85) : random.int(300, Math.round(months * 30) - 25);
  const requested = addMonths(addDays(today, daysLeft), -months);
  const issued = requested < since ? since : requested;
  const past = issued > latest ? latest : issued;
  return { issued: past, expired: addMonths(past, months) };
}

/** The licence of a rank, before the first day in it. */
export function licenceOf(random: Random, { seaSince, licensedBy }: Pick<Holder, "seaSince" | "licensedBy">): Term {
  const requested = addDays(licensedBy, -random.int(40, 300));
  return { issued: requested < seaSince ? addDays(licensedBy, -20) : requested, expired: null };
}

const codeOf = (seed: CertificateSeed) => String(certificateSeeds.indexOf(seed) + 1).padStart(2, "0");

export const certificateNumber = (seafarerCode: string, seed: CertificateSeed, issued: string) =>
  `${seafarerCode}${codeOf(seed)}${seed.kind === "coc" ? "N" : "01"}${issued.slice(2, 4)}`;

function certificateOf(
  random: Random,
  holder: Holder,
  seed: CertificateSeed,
  id: number | null,
  isMandatory: boolean,
  endsInDays: number | undefined,
) {
  const months = seed.validityYears === null ? null : seed.validityYears * 12;
  const licence = seed.kind === "coc" && months === null;
  const validity = licence ? licenceOf(random, holder) : termOf(random, months, holder.seaSince, holder.today);
  const ending = addDays(holder.today, endsInDays ?? 0);
  const finalValidity =
    endsInDays === undefined || months === null ? validity : { issued: addMonths(ending, -months), expired: ending };
  return {
    certificateId: id,
    certificateName: seed.nameEn,
    certificateNumber: certificateNumber(holder.seafarerCode, seed, finalValidity.issued),
    ...finalValidity,
    noExpiry: finalValidity.expired === null,
    description:
      holder.foreign && seed.kind === "coc" ? "Recognised by endorsement of the Philippine certificate" : null,
    attachment: isMandatory || random.chance(0.6) ? fileValue(random, `${seed.key}.pdf`) : null,
  };
}

function travelDocumentsOf(random: Random, holder: Holder): Documents["travelDocuments"] {
  const { seaSince, today } = holder;
  const entry = (documentName: string, documentNumber: string, months: number | null) => ({
    documentName,
    documentNumber,
    ...termOf(random, months, seaSince, today),
    description: null,
  });
  return [
    ...(holder.passport ? [entry("Passport", holder.passport, 120)] : []),
    entry("Seaman Book", holder.seamanBookNumber, 36),
    ...(random.chance(0.4) ? [entry("Seafarer Identity Document (SID)", `ID${random.digits(8)}`, 60)] : []),
    ...(random.chance(0.5) ? [entry("Seafarer Medical Certificate", `MC-${random.digits(6)}`, 24)] : []),
    ...(random.chance(0.35) ? [entry("Yellow Fever Vaccination Certificate", `YF${random.digits(7)}`, null)] : []),
  ];
}

/** Every mandatory certificate of the matrix, some of the preferred ones and what the story adds. */
export function documentsOf(random: Random, post: Post, plan: ApplicantPlan, holder: Holder): Documents {
  const extra = new Set(plan.story?.alsoHolds);
  const required = post.certificates.filter(
    ({ seed, isMandatory }) => isMandatory || extra.has(seed.key) || random.chance(0.4),
  );
  const knownKeys = new Set(required.map(({ seed }) => seed.key));
  const additional = certificateSeeds
    .filter(({ key }) => extra.has(key) && !knownKeys.has(key))
    .map((seed) => ({ seed, id: null, isMandatory: false }));
  const selected = [...required, ...additional];
  const ends = plan.story?.expiresInDays;
  const ofKind = (kind: "coc" | "cop") =>
    selected
      .filter(({ seed }) => seed.kind === kind)
      .map(({ seed, id, isMandatory }) => certificateOf(random, holder, seed, id, isMandatory, ends?.[seed.key]));
  return { travelDocuments: travelDocumentsOf(random, holder), coc: ofKind("coc"), cop: ofKind("cop") };
}

import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { lookups } from "@/db/schema/lookups";
import { type preparationPkls } from "@/db/schema/preparation";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { addDays } from "@/lib/platform/calendar/dates";
import { requirePresent } from "@/lib/platform/unknown-record";
import type { CheckedWages } from "./wage-check.queries";
import { documentName } from "./document.rules";
import type { AgreementSubject } from "./subject.queries";
import type { PklForm } from "./schema";

type Stored = typeof preparationPkls.$inferSelect;
type GeneratedColumn =
  | ("id" | "fileId" | "sha256" | "signedFileId" | "signedSha256" | "recordFileId" | "recordSha256")
  | ("signedAt" | "signedBy" | "completedAt" | "completedBy" | "supersededAt")
  | ("reviewAnswer" | "reviewedAt" | "reviewQuestion")
  | ("createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version");
/** The contents of an agreement before it is stored. */
type PklFacts = Omit<Stored, GeneratedColumn>;

/** Printed names that the row stores as ids. */
export type Printed = {
  facts: PklFacts;
  rank: { name: string; nameEn: string };
  currentRank: { name: string; nameEn: string };
  payrollCategoryName: string;
  ptkpName: string;
  basis: { number: string; endDate: string } | null;
};

/** Find an option by name, as callers send it. @throws invalid for an unknown one */
async function optionByName(db: Executor, kind: LookupKind, name: string, path: string) {
  const [row] = await db
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(
      and(eq(lookups.kind, kind), eq(sql`lower(${lookups.name})`, name.toLowerCase()), isNotNull(lookups.approvedAt)),
    );
  if (!row) throw invalid({ path, message: "validation.notListed" });
  return row;
}

/** Resolve the company signatory, the witness and the trading area. */
async function namesOf(db: Executor, form: PklForm) {
  const officer = await optionByName(
    db,
    "sealing-officer",
    form.shipCrewSealingOfficerName,
    "shipCrewSealingOfficerName",
  );
  const first = await optionByName(db, "first-party", form.firstPartyName, "firstPartyName");
  const port = await optionByName(db, "port", form.shippingArea, "shippingArea");
  return {
    sealingOfficerId: officer.id,
    sealingOfficerName: officer.name,
    sealingOffice: form.crewSealingOffice,
    firstPartyId: first.id,
    firstPartyName: first.name,
    firstPartyPosition: form.position,
    firstPartyOffice: form.firstPartyOffice,
    shippingAreaId: port.id,
    shippingArea: port.name,
  };
}

/** Return the seafarer's printed data from the profile and the form. */
const personFacts = ({ person, currentRank }: AgreementSubject, form: PklForm, age: number) => ({
  crewId: person.id,
  crewName: person.fullName,
  idNumber: person.idNumber,
  address: person.address,
  birthPlace: person.birthPlace,
  dateOfBirth: person.dateOfBirth,
  age,
  currentPositionId: currentRank.id,
  idPosition: form.idPosition,
  seafarerCode: person.seafarerCode,
  seamanBookNo: form.seamanBookNo,
  passportNo: form.passportNo,
  employeeNo: form.employeeNo,
  employmentTypeId: person.employmentTypeId,
  ptkpId: form.ptkpGolId,
});

const vesselFacts = ({ vessel, principalName }: AgreementSubject) => ({
  divisionId: vessel.divisionId,
  vesselId: vessel.id,
  vesselName: vessel.name,
  flag: vessel.flag,
  imoNumber: vessel.imoNumber,
  grossTonnage: vessel.grt,
  principalName: requirePresent(principalName, "the principal"),
  operationAreaId: requirePresent(vessel.operationAreaId, "the operation area"),
  payrollCategoryId: requirePresent(vessel.payrollCategoryId, "the payroll category"),
});

type Basis = { id: number; documentNumber: string; endDate: string } | null;

/** Build the stored and printed facts of a valid form. basis: the agreement an addendum extends. */
export async function agreementFactsOf(
  db: Executor,
  subject: AgreementSubject,
  form: PklForm,
  { judged, basis }: { judged: CheckedWages; basis: Basis },
): Promise<Printed> {
  const wages = requirePresent(judged.wages, "wages");
  const rank = requirePresent(judged.rank, "the rank");
  const ptkp = await optionOf(db, "ptkp", form.ptkpGolId, "ptkpGolId");
  const { person, vessel, assignment } = subject;
  const facts = {
    preparationId: subject.preparationId,
    documentNumber: form.pklDocumentNumber,
    documentName: documentName({ vessel: vessel.name, crew: person.fullName, rank: rank.nameEn, phone: person.phone }),
    docReleasedDate: form.docReleasedDate,
    startDate: basis ? addDays(basis.endDate, 1) : assignment.startDate,
    endDate: assignment.endDate,
    province: form.province,
    cityId: form.cityId ? (await optionOf(db, "city", form.cityId, "cityId")).id : null,
    ...(await namesOf(db, form)),
    ...personFacts(subject, form, judged.age),
    nextPositionId: rank.id,
    ...vesselFacts(subject),
    ...wages,
    salaryVersionId: judged.salaryVersionId,
    minimumWage: judged.minimum,
    supersedesId: form.supersedesId ?? null,
    addendumOfId: basis?.id ?? null,
  };
  return {
    facts,
    rank,
    currentRank: subject.currentRank,
    payrollCategoryName: subject.payrollCategoryName ?? "",
    ptkpName: ptkp.code ?? ptkp.name,
    basis: basis && { number: basis.documentNumber, endDate: basis.endDate },
  };
}

import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { assignments } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { payrollCategories } from "@/db/schema/rates";
import { fullNameOf, users } from "@/db/schema/users";
import { can, type Actor } from "@/lib/access/actor";
import type { FieldClass } from "@/db/enums/crew";
import { extentOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { requirePresent } from "@/lib/platform/unknown-record";
import type { StoredPkl } from "./render-document.queries";
import type { PklDetail, PklRow } from "./schema";
import { canViewWages } from "./visibility.rules";

const completers = alias(users, "completers");
const cities = alias(lookups, "cities");
const successors = alias(preparationPkls, "successors");

/** Load names that an agreement refers to. */
async function relatedNames(db: Executor, id: number) {
  const [names] = await db
    .select({
      seatId: assignments.seatId,
      slot: assignments.slot,
      offBoard: assignments.endDate,
      endReason: preparations.endReason,
      currentRank: { name: positions.name, nameEn: positions.nameEn },
      category: payrollCategories.name,
      ptkp: lookups.name,
      ptkpId: lookups.nameId,
      cityName: cities.name,
      signedBy: fullNameOf(users),
      completedBy: fullNameOf(completers),
      supersededById: successors.id,
    })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(positions, eq(positions.id, preparationPkls.currentPositionId))
    .innerJoin(payrollCategories, eq(payrollCategories.id, preparationPkls.payrollCategoryId))
    .leftJoin(lookups, eq(lookups.id, preparationPkls.ptkpId))
    .leftJoin(cities, eq(cities.id, preparationPkls.cityId))
    .leftJoin(users, eq(users.id, preparationPkls.signedBy))
    .leftJoin(completers, eq(completers.id, preparationPkls.completedBy))
    .leftJoin(successors, eq(successors.supersedesId, preparationPkls.id))
    .where(eq(preparationPkls.id, id));
  return requirePresent(names, "the agreement");
}

/**
 * The assignment of an agreement, which decides the available actions. Completed hides the document, because the
 * endorsed paper is authoritative. D2 §4
 */
type AgreementPeriod = { slot: string; offBoard: string; endReason: string | null };
function actionsOn(
  actor: Actor,
  pkl: StoredPkl,
  { sees, stay }: { sees: boolean; stay: AgreementPeriod },
): PklDetail["allowedActions"] {
  const counts = pkl.supersededAt === null;
  const isAboard = stay.endReason === "joined" && stay.slot === "current";
  const isOver = addDays(pkl.endDate, 1) < stay.offBoard;
  const mayAdd = counts && pkl.signedAt !== null && pkl.addendumOfId === null;
  const allowed = {
    download: sees && pkl.completedAt === null,
    sign: counts && pkl.signedAt === null && can(actor, "preparation:pkl-signed"),
    complete: counts && pkl.signedAt !== null && pkl.completedAt === null && can(actor, "preparation:pkl"),
    supersede: counts && pkl.completedAt === null && stay.endReason === null && can(actor, "preparation:pkl"),
    addendum: mayAdd && isAboard && isOver && can(actor, "preparation:pkl"),
  };
  return (["download", "sign", "complete", "supersede", "addendum"] as const).filter((name) => allowed[name]);
}

/**
 * Map an agreement to the visible response. Amounts, identity and documents follow the record's field classes.
 * product 5.12 @returns with the classes to record as read
 */
export async function detailOf(
  db: Executor,
  actor: Actor,
  { row, pkl }: { row: PklRow; pkl: StoredPkl },
): Promise<{ detail: PklDetail; disclosedClasses: FieldClass[] }> {
  const names = await relatedNames(db, pkl.id);
  const canView = canViewWages(actor, pkl.crewId);
  const viewer = viewerOf(actor, { id: pkl.crewId, vesselId: null });
  const canViewClass = (fieldClass: FieldClass) => extentOf(viewer, fieldClass) === "full";
  const amount = (value: number | null) => (canView ? value : null);
  const [identity, travel] = [canViewClass("identity"), canViewClass("travel")];
  const dollars = pkl.tradingOutCents === null ? null : pkl.tradingOutCents / 100;
  const detail = {
    ...row,
    divisionId: pkl.divisionId,
    vesselCrewId: names.seatId,
    // The name ends with the telephone number.
    pklDocumentName: canViewClass("contact") ? pkl.documentName : "",
    shipCrewSealingOfficerName: pkl.sealingOfficerName,
    crewSealingOffice: pkl.sealingOffice,
    firstPartyName: pkl.firstPartyName,
    position: pkl.firstPartyPosition,
    firstPartyOffice: pkl.firstPartyOffice,
    province: pkl.province,
    cityId: pkl.cityId,
    cityName: names.cityName,
    idNumber: identity ? pkl.idNumber : null,
    currentRankPosition: names.currentRank.nameEn,
    currentRankPositionId: names.currentRank.name,
    initialRankAs: pkl.nextPositionId,
    age: pkl.age,
    birthPlace: pkl.birthPlace,
    dateOfBirth: pkl.dateOfBirth,
    idPosition: pkl.idPosition,
    seafarerCode: pkl.seafarerCode,
    seamanBookNo: travel ? pkl.seamanBookNo : "",
    passportNo: travel ? pkl.passportNo : null,
    employeeNo: pkl.employeeNo,
    employmentTypeId: pkl.employmentTypeId,
    ptkpGolId: canView ? pkl.ptkpId : null,
    ptkpName: canView ? names.ptkp : null,
    ptkpNameId: canView ? (names.ptkpId ?? names.ptkp) : null,
    flag: pkl.flag,
    grossTonage: pkl.grossTonnage,
    shippingArea: pkl.shippingArea,
    operationAreaId: pkl.operationAreaId,
    payrollCategoryId: pkl.payrollCategoryId,
    payrollCategoryName: names.category,
    basicSalary: amount(pkl.basicSalary),
    overtime: amount(pkl.overtime),
    leavePay: amount(pkl.leavePay),
    allowances: amount(pkl.allowances),
    allowancesTradingOut: amount(pkl.divisionId === 2 ? dollars : pkl.allowancesTradingOut),
    overseasAllowance: amount(pkl.overseasAllowance),
    positionAllowance: amount(pkl.positionAllowance),
    totalWages: amount(pkl.totalWages),
    seesWages: canView,
    minimumWage: amount(pkl.minimumWage),
    sha256: pkl.sha256,
    signedSha256: pkl.signedSha256,
    signedAt: pkl.signedAt,
    signedBy: names.signedBy,
    completedAt: pkl.completedAt,
    completedBy: names.completedBy,
    reviewAnswer: pkl.reviewAnswer,
    reviewedAt: pkl.reviewedAt,
    reviewQuestion: canView ? pkl.reviewQuestion : null,
    supersededById: names.supersededById,
    allowedActions: actionsOn(actor, pkl, { sees: canView, stay: names }),
  };
  const shown: FieldClass[] = [...(canView ? ["payroll" as const] : []), ...(identity ? ["identity" as const] : [])];
  return { detail, disclosedClasses: shown };
}

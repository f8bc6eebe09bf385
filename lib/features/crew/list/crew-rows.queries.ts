import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { crew, crewBankAccounts } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { Translate } from "@/lib/platform/i18n/messages";
import { certificateStatus } from "../compliance/certificate-validity.rules";
import { durationText } from "../sea-time/duration.rules";
import { crewPageQuery } from "./queries";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { ListedCrew } from "../schema";
import type { ListVisibility } from "../visibility/rules";
import { statusSinceColumn, statusColumn } from "../visibility/status.queries";
import { openLevel, suitabilityOf } from "../suitability-level.queries";

const employmentTypes = alias(lookups, "employment_types");
const taxStatuses = alias(lookups, "tax_statuses");

/**
 * Select the rows of one page in its order. Pay data is read for finance only, the register for permitted viewers only,
 * names as in the passport for a sheet that shows them.
 */
export function crewRowsQuery(
  db: Executor,
  options: Omit<Parameters<typeof crewPageQuery>[1], "canViewRegister">,
  { finance, suitability, names = false }: Pick<ListVisibility, "finance" | "suitability"> & { names?: boolean },
) {
  const page = crewPageQuery(db, { ...options, canViewRegister: suitability });
  const sqlNull = sql<string | null>`null`;
  return db
    .select({
      person: {
        id: crew.id,
        employeeNumber: crew.employeeNumber,
        seafarerCode: crew.seafarerCode,
        fullName: crew.fullName,
        photoFileId: crew.photoFileId,
        positionId: crew.positionId,
        vesselTypeId: crew.vesselTypeId,
        vesselId: crew.vesselId,
        status: statusColumn({ canViewRegister: suitability }),
        statusSince: statusSinceColumn({ canViewRegister: suitability }),
        plannedOffBoard: crew.plannedOffBoard,
        missing: crew.missingCertificates,
        firstExpiry: crew.firstCertificateExpiry,
        nextPaperExpiry: crew.nextPaperExpiry,
        stoppedAt: crew.processingStoppedAt,
      },
      names: {
        position: positions.nameEn,
        positionNameId: positions.name,
        vesselType: vesselTypes.name,
        vesselTypeNameId: vesselTypes.nameId,
        vesselId: vessels.id,
        vessel: vessels.name,
        employmentType: employmentTypes.name,
        ptkp: sql<string | null>`coalesce(${taxStatuses.code}, ${taxStatuses.name})`,
      },
      level: suitability ? openLevel(options.today) : sql<null>`null`,
      familyName: names ? crew.familyName : sqlNull,
      givenNames: names ? crew.givenNames : sqlNull,
      idNumber: finance ? crew.idNumber : sqlNull,
      npwpNumber: finance ? crew.npwpNumber : sqlNull,
      bpjsKesehatanNumber: finance ? crew.bpjsKesehatanNumber : sqlNull,
      bpjsKetenagakerjaanNumber: finance ? crew.bpjsKetenagakerjaanNumber : sqlNull,
      bankName: finance ? crewBankAccounts.bankName : sqlNull,
      accountNumber: finance ? crewBankAccounts.accountNumber : sqlNull,
      accountName: finance ? crewBankAccounts.accountName : sqlNull,
    })
    .from(page)
    .innerJoin(crew, eq(crew.id, page.id))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, crew.vesselTypeId))
    .leftJoin(vessels, eq(vessels.id, crew.latestVesselId))
    .leftJoin(employmentTypes, eq(employmentTypes.id, crew.employmentTypeId))
    .leftJoin(taxStatuses, eq(taxStatuses.id, crew.ptkpId))
    .leftJoin(
      crewBankAccounts,
      finance
        ? and(
            eq(crewBankAccounts.crewId, crew.id),
            eq(crewBankAccounts.sequence, 1),
            isNull(crewBankAccounts.removedAt),
          )
        : sql`false`,
    )
    .orderBy(page.place);
}
type CrewRow = Awaited<ReturnType<typeof crewRowsQuery>>[number];

/** Return a row with its documented names, limited to what the viewer may see. Document 2 §3 */
export function toListedCrew(
  { person, names, level, ...payAccess }: CrewRow,
  { visibility, today, t }: { visibility: ListVisibility; today: string; t: Translate },
): ListedCrew {
  const { professional, finance } = visibility;
  const isOnBoard = person.status === "on-board";
  const boardDays = Math.max(0, daysBetween(person.statusSince, today));
  return {
    id: person.id,
    crewId: person.id,
    employeeNumber: person.employeeNumber,
    employeeIdNumber: person.employeeNumber,
    seafarerId: person.seafarerCode,
    fullName: person.fullName,
    photoFileId: person.photoFileId,
    jobPositionId: person.positionId,
    position: names.position,
    positionNameId: names.positionNameId,
    vesselTypeId: person.vesselTypeId,
    vesselType: names.vesselType,
    vesselTypeNameId: names.vesselTypeNameId,
    vesselId: person.vesselId,
    vesselName: isOnBoard ? names.vessel : null,
    lastVesselId: names.vesselId,
    lastVesselName: names.vessel,
    status: person.status,
    statusSince: person.statusSince,
    boardDays,
    boardDuration: durationText(boardDays, t),
    plannedOffBoard: person.plannedOffBoard,
    daysToOffBoard: person.plannedOffBoard === null ? null : daysBetween(today, person.plannedOffBoard),
    employmentType: names.employmentType,
    certificateStatus: professional ? certificateStatus(person, today) : null,
    missingCertificates: professional ? person.missing : null,
    nextPaperExpiry: professional ? person.nextPaperExpiry : null,
    daysToExpiry: professional && person.nextPaperExpiry ? daysBetween(today, person.nextPaperExpiry) : null,
    isStopped: person.stoppedAt !== null,
    suitabilityLevelId: level,
    suitability: suitabilityOf(level),
    pay: finance ? { ...payAccess, ptkp: names.ptkp } : null,
  };
}

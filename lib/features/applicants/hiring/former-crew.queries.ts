import { asc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { blindIndexes } from "@/db/encryption";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { canViewStopped } from "@/lib/features/crew/queries";
import { statusSinceColumn } from "@/lib/features/crew/visibility/status.queries";
import { withoutBar } from "@/lib/features/crew/visibility/status.rules";
import { openLevel } from "@/lib/features/crew/suitability-level.queries";
import { lastAverageOf } from "@/lib/features/crew/approved-appraisals.queries";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { appraisedMonths, skipNeedsReason } from "./former-crew.rules";

type Identity = { idNumber: string | null; seafarerCode: string };

const lastVessel = alias(vessels, "last_vessel");

/**
 * Find seafarers of any division with the applicant's NIK or seafarer code. barred: an effective level 3 entry in the
 * register. product 5.4
 */
export async function findSamePeople(db: Executor, { idNumber, seafarerCode }: Identity, now: Date) {
  const hashes = idNumber ? blindIndexes(idNumber) : [];
  const rows = await db
    .select({
      crewId: crew.id,
      employeeNumber: crew.employeeNumber,
      fullName: crew.fullName,
      divisionId: crew.divisionId,
      status: crew.status,
      statusSince: crew.statusSince,
      resignedOn: crew.resignedOn,
      erasedAt: crew.erasedAt,
      processingStoppedAt: crew.processingStoppedAt,
      sinceWithoutBars: statusSinceColumn({ canViewRegister: false }),
      position: positions.name,
      positionEn: positions.nameEn,
      lastVessel: lastVessel.name,
      idNumberHash: crew.idNumberHash,
      seafarerCode: crew.seafarerCode,
      level: openLevel(dayOf(now)),
    })
    .from(crew)
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .leftJoin(lastVessel, eq(lastVessel.id, sql`coalesce(${crew.vesselId}, ${crew.lastVesselId})`))
    .where(or(idNumber ? anyOf(crew.idNumberHash, hashes) : undefined, eq(crew.seafarerCode, seafarerCode)))
    .orderBy(asc(crew.id));
  return rows.map(({ idNumberHash: nik, seafarerCode: code, level, ...person }) => ({
    ...person,
    barred: level === 3 || person.status === "blacklist",
    sameIdNumber: nik !== null && hashes.includes(nik),
    sameSeafarerCode: code === seafarerCode,
  }));
}
/** Return whether skipping the tests needs a reason, because no recent approved appraisal qualifies. product 5.1 */
export async function skipRequiresReason(
  db: Executor,
  crewRecords: readonly { crewId: number }[],
  now: Date,
): Promise<boolean> {
  const since = addMonths(dayOf(now), -appraisedMonths);
  const ids = crewRecords.map(({ crewId }) => crewId);
  return skipNeedsReason(ids.length > 0 ? await lastAverageOf(db, ids, since) : null);
}
type SamePerson = Awaited<ReturnType<typeof findSamePeople>>[number];

/** Find the crew record of a hired applicant. */
export async function findHired(db: Executor, applicantId: number) {
  const [hired] = await db
    .select({ crewId: crew.id, employeeNumber: crew.employeeNumber })
    .from(crew)
    .where(eq(crew.applicantId, applicantId));
  return hired;
}

/**
 * Return the visible part of a matching crew record. Another division's record shows only that it exists; a bar or a
 * stopped processing needs its own permission.
 */
export function visiblePerson(actor: Actor, person: SamePerson) {
  const { barred, resignedOn, sinceWithoutBars, erasedAt: _erased, processingStoppedAt, ...rest } = person;
  if (!can(actor, "crew:view") || (processingStoppedAt !== null && !canViewStopped(actor))) return null;
  const isOtherDivision = actor.kind === "user" && actor.divisionId !== person.divisionId;
  const canViewBar = can(actor, "crew:suitability-tab") && !isOtherDivision;
  const employment = canViewBar
    ? {}
    : { status: withoutBar({ status: person.status, resignedOn }), statusSince: sinceWithoutBars };
  const visible = { ...rest, ...employment, elsewhere: false, barred: canViewBar ? barred : null };
  return isOtherDivision
    ? {
        ...visible,
        crewId: null,
        employeeNumber: null,
        fullName: null,
        statusSince: null,
        position: null,
        positionEn: null,
        lastVessel: null,
        elsewhere: true,
        barred: null,
      }
    : visible;
}

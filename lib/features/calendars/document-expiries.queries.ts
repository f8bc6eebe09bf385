import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { rowsOf, type UserActor } from "@/lib/access/actor";
import { viewerOfAccount } from "@/lib/access/roles";
import { extentOf } from "@/lib/features/crew/fields.rules";
import { medicalNamePatterns } from "@/lib/features/crew/expiry/rules";
import { visibleTo } from "@/lib/features/crew/queries";
import type { CalendarEvent, FeedWindow } from "./event.rules";
import { canFollowOthers, ownCrewId } from "./feed-kinds.rules";
import { maxPerKind } from "./synced-events.queries";

type Row = {
  id: string;
  crewId: number;
  fullName: string;
  vessel: string | null;
  position: string;
  positionEn: string;
  paper: string;
  paperEn: string;
  day: string;
  inForce: boolean;
};

/**
 * Condition for people on board or about to join, whose certificates must be renewed in time. A head sees only their
 * own crew.
 */
const isSailing = sql`(${crew.vesselId} is not null or exists (select from assignments s where s.crew_id = ${crew.id} and s.slot in ('next', 'next-but-one')
  and s.principal_status <> 'Rejected' and s.employee_status <> 'Rejected'))`;

/** The same condition for vessels of a principal. Assignments to other principals are not shown. */
const isSailingFor = (
  principalId: number,
) => sql`exists (select from vessels o where o.principal_id = ${principalId} and (o.id = ${crew.vesselId}
  or exists (select from assignments s where s.crew_id = ${crew.id} and s.vessel_id = o.id and s.slot in ('next', 'next-but-one')
    and s.principal_status <> 'Rejected' and s.employee_status <> 'Rejected')))`;

function visibleCrew(actor: UserActor): SQL {
  const own = ownCrewId(actor);
  const rows = rowsOf(actor, "crew:view");
  const inScope =
    rows === "own-vessel"
      ? sql`${crew.vesselId} = ${actor.vesselId ?? null}`
      : rows === "own-principal"
        ? isSailingFor(actor.principalId ?? 0)
        : isSailing;
  const others = canFollowOthers(actor, "expiries") ? inScope : sql`false`;
  return sql`${visibleTo(actor)} and ${crew.erasedAt} is null and (${others} or ${crew.id} = ${own ?? null})`;
}

const isMedicalDocument = (name: SQL) =>
  sql`${name} ~* ${medicalNamePatterns.of} and ${name} !~* ${medicalNamePatterns.butNot}`;
const isSynced = (kind: string, window: FeedWindow) =>
  sql`exists (select from calendar_events t where t.id = ${`expiry-${kind}-`} || x.id and (t.cancelled_at is null or t.cancelled_at > ${window.cancelledSince.toISOString()}::timestamptz))`;

/** Load expiring certificates and travel documents of visible people, without health documents. */
export async function documentExpiries(db: Executor, actor: UserActor, window: FeedWindow): Promise<CalendarEvent[]> {
  const person = sql`c.id as "crewId", c.full_name as "fullName", v.name as vessel, p.name as position, p.name_en as "positionEn"`;
  const people = sql`(select ${crew}.* from ${crew} where ${visibleCrew(actor)}) c join positions p on p.id = c.position_id left join vessels v on v.id = c.vessel_id`;
  const inForce = sql`x.superseded_at is null and x.removed_at is null`;
  const ends = (kind: string) =>
    sql`x.expired is not null and ((${inForce} and x.expired between ${window.from}::date and ${window.expiriesTo}::date) or ${isSynced(kind, window)})`;
  const canViewTravelDocuments = extentOf(viewerOfAccount(actor), "travel") === "full";
  const rows = await db.execute<Row>(sql`
    select 'expiry-certificate-' || x.id as id, ${person}, coalesce(k.name, x.certificate_name) as paper, coalesce(k.name_en, x.certificate_name) as "paperEn",
        x.expired::text as day, ${inForce} as "inForce"
      from crew_certificates x join ${people} on c.id = x.crew_id left join certificates k on k.id = x.certificate_id where ${ends("certificate")}
    union all select 'expiry-travel-' || x.id, ${person}, x.document_name, x.document_name, x.expired::text, ${inForce}
      from crew_travel_documents x join ${people} on c.id = x.crew_id
      where ${canViewTravelDocuments}::boolean and not (${isMedicalDocument(sql`x.document_name`)}) and ${ends("travel")}
    order by day, id limit ${maxPerKind}`);
  return rows.map(
    ({ id, crewId, fullName, vessel, position, positionEn, paper, paperEn, day, inForce: isInForce }) => ({
      id,
      facts: {
        kind: "expiry",
        when: { firstDay: day, lastDay: day },
        person: fullName,
        position: { name: position, nameEn: positionEn },
        vessel,
        place: null,
        paper: { name: paper, nameEn: paperEn },
        isTentative: false,
      },
      counts: isInForce && day >= window.from && day <= window.expiriesTo,
      floor: 0,
      path: `/dashboard/crew-management/${crewId}/details?tab=certification`,
    }),
  );
}

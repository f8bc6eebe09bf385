import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { servicesOfPerson } from "@/lib/features/crew/compliance/top-four.queries";
import { topFourRanks } from "@/lib/features/crew/compliance/top-four.rules";
import { experienceOf, type SeaService } from "@/lib/features/crew/sea-time/rules";
import type { PairedAssignment } from "./top-four-pairs.rules";

type PairRow = Omit<PairedAssignment, "daysInRank"> & { positionNames: string[]; services: SeaService[] };

/** Select current and future holders of a vessel's top four seats, in one query. */
export async function selectTopFourPairs(db: Executor, vesselId: number, today: string): Promise<PairedAssignment[]> {
  const rows = await db.execute<PairRow>(sql`
    select a.id as "assignmentId", p.name_en as rank, coalesce(a.checked_in_on, a.start_date)::text as "from", a.end_date::text as "to",
      jsonb_build_array(p.name, p.name_en) as "positionNames", ${servicesOfPerson} as services
    from seats s join positions p on p.id = s.position_id and lower(p.name_en) = any(${`{${topFourRanks.join(",")}}`}::text[])
      join assignments a on a.seat_id = s.id and a.checked_out_on is null and a.slot not in ('history', 'cancelled')
        and (a.checked_in_on is not null or (a.principal_status <> 'Rejected' and a.employee_status <> 'Rejected'))
      join crew o on o.id = a.crew_id
    where s.vessel_id = ${vesselId} and s.removed_at is null`);
  return rows.map(({ positionNames, services, ...assignment }) => ({
    ...assignment,
    daysInRank: experienceOf(services, { positionNames, vesselTypeNames: [] }, today).daysInRank,
  }));
}

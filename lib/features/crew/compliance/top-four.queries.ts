import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { SeaService } from "../sea-time/rules";
import { experienceOf } from "../sea-time/rules";
import type { TopFour } from "./experience.rules";
import type { PersonFacts, SeatFacts, CheckTarget } from "./check-facts.rules";
import { combinedYears, partnerRankOf } from "./top-four.rules";

type Partner = {
  name: string;
  positionNames: string[];
  services: SeaService[];
  leastYears: number;
  blocks: boolean;
};

/** Select a person's sea service, as a column of a query about crew; the alias o is the person. */
export const servicesOfPerson = sql`(select coalesce(jsonb_agg(jsonb_build_object('position', x.position, 'vesselType', x.vessel_type, 'onBoard', x.on_board, 'offBoard', x.off_board, 'grt', x.grt, 'dwt', x.dwt)), '[]')
  from crew_sea_services x where x.crew_id = o.id and x.removed_at is null)`;
const boardedOn = sql`coalesce(a.checked_in_on, a.start_date)`;

/**
 * Find the person in the other seat of a tanker pair at joining, or the first after it; none if the principal has no
 * rule.
 */
async function partnerOf(db: Executor, { vesselId, from, to }: CheckTarget, rank: string, except: number) {
  const [partner] = await db.execute<Partner>(sql`
    select o.full_name as name, jsonb_build_array(p.name, p.name_en) as "positionNames", ${servicesOfPerson} as services,
      r.least_pair_years as "leastYears", r.is_pair_blocking as blocks
    from vessels v join principals r on r.id = v.principal_id and r.least_pair_years is not null
      join seats s on s.vessel_id = v.id and s.removed_at is null
      join positions p on p.id = s.position_id and lower(p.name_en) = ${rank}
      join assignments a on a.seat_id = s.id and a.checked_out_on is null and a.slot not in ('history', 'cancelled')
        and (a.checked_in_on is not null or (a.principal_status <> 'Rejected' and a.employee_status <> 'Rejected'))
      join crew o on o.id = a.crew_id and o.processing_stopped_at is null
    where v.id = ${vesselId} and v.division_id = 2 and ${boardedOn} <= ${to} and a.end_date >= ${from} and o.id <> ${except}
    order by greatest(${boardedOn}, ${from}::date), ${boardedOn} desc limit 1`);
  return partner;
}

/**
 * Find the top four pair a person would be part of; null for other ranks, other vessels and an empty other seat. One
 * query at most. product 5.5
 */
export async function topFourOf(
  db: Executor,
  person: Pick<PersonFacts, "id" | "services">,
  seat: SeatFacts,
  target: CheckTarget,
  today: string,
): Promise<TopFour | null> {
  const rank = partnerRankOf(seat.position.name);
  if (target.vesselId === null || rank === null) return null;
  const partner = await partnerOf(db, target, rank, person.id);
  if (!partner) return null;
  const { name, positionNames, services, ...rule } = partner;
  const daysInOwnRank = experienceOf(person.services, seat, today).daysInRank;
  const daysOfPartner = experienceOf(services, { positionNames, vesselTypeNames: [] }, today).daysInRank;
  return { partner: name, combinedYears: combinedYears(daysInOwnRank, daysOfPartner), ...rule };
}

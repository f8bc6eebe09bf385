import { inArray, sql } from "drizzle-orm";
import type { Executor } from "../../client";
import { seats } from "../../schema/manning";
import { positions } from "../../schema/positions";
import { vessels } from "../../schema/vessels";
import { complements } from "../demo/fleet/vessels/crew-complements";
import { marineVessels } from "../demo/fleet/vessels/marine-vessels";
import { tankerVessels } from "../demo/fleet/vessels/tanker-vessels";
import { imoNumber } from "../demo/fleet/vessels/vessel-rows";
import type { VesselSeed } from "../demo/fleet/vessels/vessel-seed";
import { insertRows } from "../insert-rows";
import { positionKey } from "../reference-positions";
import { positions as positionSeeds } from "../reference/positions";
import { vesselNames } from "../reference/names";

type VesselRow = typeof vessels.$inferSelect;
type Template = { seed: VesselSeed; row: VesselRow };

export const seatsPerVessel = 25;
/** IMO has given ships no number that begins with 4; those of the demo fleet begin with 47 and 48. */
const firstImo = 490_000;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const inTurn = <T>(marine: T[], tanker: T[]) =>
  marine.flatMap((one, index) => [one, ...(tanker[index] ? [tanker[index]] : [])]);

async function templatesOf(db: Executor): Promise<Template[]> {
  const isSailing = ({ scrapped }: VesselSeed) => !scrapped;
  const seeds = inTurn(marineVessels.filter(isSailing), tankerVessels.filter(isSailing));
  const rows = await db
    .select()
    .from(vessels)
    .where(
      inArray(
        vessels.name,
        seeds.map(({ name }) => name),
      ),
    );
  const templates = seeds.flatMap((seed) =>
    rows.filter(({ name }) => name === seed.name).map((row) => ({ seed, row })),
  );
  if (templates.length !== seeds.length)
    throw new Error("The demo fleet is not there to be copied: seed the demo first");
  return templates;
}

/** "MT" of "MT Samudra Kencana". */
const prefixOf = (name: string) => name.slice(0, name.indexOf(" "));

function copyOf({ row }: Template, number: number): typeof vessels.$inferInsert {
  const { id: _id, searchText: _search, ...same } = row;
  const name = `${prefixOf(row.name)} ${vesselNames[number % vesselNames.length]} ${Math.floor(number / vesselNames.length) + 101}`;
  const letter = (place: number) => letters[Math.floor(number / 26 ** place) % 26] ?? "A";
  return {
    ...same,
    name,
    imoNumber: imoNumber(String(firstImo + number)),
    callSign: `YE${letter(2)}${letter(1)}${letter(0)}`,
    email: `fleet${number}@fleet.example.com`,
    phone: `+870773${String(300_000 + number)}`,
    planUpp: `UPP-S-${number}`,
    costCenter: `CC-S${number}`,
    sap: `49${String(number).padStart(6, "0")}`,
  };
}

/** The ranks of a kind of ship, filled up with ratings. */
function ranksOf(complement: string): string[] {
  const ranks = complements[complement] ?? [];
  const ratings = ranks.filter((rank) => /seaman|oiler/.test(rank));
  return Array.from(
    { length: seatsPerVessel },
    (_, index) => ranks[index] ?? ratings[index % ratings.length] ?? "able-seaman",
  );
}

async function positionIds(db: Executor) {
  const rows = await db.select().from(positions);
  const ids = new Map(
    positionSeeds.map((seed) => [seed.key, rows.find((row) => positionKey(row) === positionKey(seed))?.id ?? 0]),
  );
  return (divisionId: number, rank: string) => ids.get(`${divisionId === 1 ? "marine" : "tanker"}-${rank}`) ?? 0;
}

/** Copies of the demo fleet under other names, half of them in each division, each with its seats and where she is. */
export async function storeBulkVessels(
  db: Executor,
  count: number,
): Promise<{ vessels: number; seats: number; firstVesselId: number }> {
  const templates = await templatesOf(db);
  const positionId = await positionIds(db);
  const [positionIdsByKey] = await db.select({ count: sql<number>`count(*)::int` }).from(vessels);
  const picked = Array.from({ length: count }, (_, index) => templates[index % templates.length]).flatMap(
    (template) => template ?? [],
  );
  const first = positionIdsByKey?.count ?? 0;
  const ids: number[] = [];
  for (let start = 0; start < picked.length; start += 500) {
    const rows = picked.slice(start, start + 500).map((template, index) => copyOf(template, first + start + index));
    ids.push(...(await db.insert(vessels).values(rows).returning({ id: vessels.id })).map(({ id }) => id));
  }
  const rows = picked.flatMap(({ seed, row: { divisionId, createdAt } }, index) => {
    const ranks = ranksOf(seed.complement);
    return ranks.map((rank, place) => ({
      vesselId: ids[index] ?? 0,
      positionId: positionId(divisionId, rank),
      sequence: ranks.slice(0, place + 1).filter((other) => other === rank).length,
      createdAt,
    }));
  });
  const stored = await insertRows(db, seats, rows);
  await db.execute(sql`
    insert into voyage_entries (vessel_id, navigation_status_id, port_id, origin_port_id, destination_port_id, voyage_number, recorded_at, created_at)
    select copy.id, e.navigation_status_id, e.port_id, e.origin_port_id, e.destination_port_id, e.voyage_number, e.recorded_at - shift, e.recorded_at - shift
    from vessels copy
    join lateral (
      select v.* from vessels v join voyage_entries on voyage_entries.vessel_id = v.id
      where v.vessel_type_id = copy.vessel_type_id and v.id < ${ids[0] ?? 0} and v.scrapped_on is null order by v.id limit 1
    ) template on true
    join lateral (select * from voyage_entries where vessel_id = template.id order by recorded_at desc limit 6) e on true
    cross join lateral (select make_interval(hours => copy.id % 47) as shift) s
    where copy.id >= ${ids[0] ?? 0}`);
  return { vessels: ids.length, seats: stored, firstVesselId: ids[0] ?? 0 };
}

import { eq } from "drizzle-orm";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../../../client";
import { seats } from "../../../../schema/manning";
import { users } from "../../../../schema/users";
import { principals as principalTable, vessels } from "../../../../schema/vessels";
import { voyageEntries } from "../../../../schema/voyages";
import { insertRows } from "../../../insert-rows";
import { randomFrom } from "../../random";
import { berthsOf, type Berth } from "./berths";
import type { Names } from "../fleet-names";
import { marineVessels } from "./marine-vessels";
import { principals, type PrincipalSeed } from "./principals";
import { importedDaysAgo } from "../rotation";
import { tankerVessels } from "./tanker-vessels";
import type { VesselSeed } from "./vessel-seed";
import { vesselRow } from "./vessel-rows";
import { voyageLogOf } from "./voyage-log";

export type Fleet = {
  vessels: { seed: VesselSeed; divisionId: 1 | 2; id: number }[];
  berths: Berth[];
  voyageEntries: number;
};
type Office = (office: string, divisionId: number) => number | null;

const fleet: { divisionId: 1 | 2; seed: VesselSeed }[] = [
  ...marineVessels.map((seed) => ({ divisionId: 1 as const, seed })),
  ...tankerVessels.map((seed) => ({ divisionId: 2 as const, seed })),
];

async function storePrincipals(db: Executor, office: Office, now: Date) {
  const rows = principals.map(({ key: _key, account: _account, ...row }) => ({
    ...row,
    createdAt: daysAfter(now, -importedDaysAgo),
    createdBy: office("admin", row.divisionId),
  }));
  const stored = await db.insert(principalTable).values(rows).returning({ id: principalTable.id });
  const byKey = new Map<string, PrincipalSeed & { id: number }>(
    principals.map((seed, index) => [seed.key, { ...seed, id: stored[index]?.id ?? 0 }]),
  );
  for (const { id, account } of byKey.values()) {
    if (account)
      await db
        .update(users)
        .set({ principalId: id })
        .where(eq(users.email, `${account}@nakhoda.test`));
  }
  return byKey;
}

async function storeVoyages(db: Executor, stored: Fleet["vessels"], names: Names, office: Office, now: Date) {
  const rows = stored.flatMap(({ id, seed, divisionId }) => {
    const random = randomFrom(Number(seed.imo));
    const hours = random.int(2, 14);
    const until = new Date(daysAfter(now, -(seed.scrapped?.daysAgo ?? 0)).getTime() - hours * 3_600_000);
    return voyageLogOf(random, seed.trade, until).map(({ status, port, origin, destination, ...entry }) => ({
      ...entry,
      vesselId: id,
      navigationStatusId: names.lookup("navigation-status", status),
      portId: names.lookup("port", port),
      originPortId: names.lookup("port", origin),
      destinationPortId: names.lookup("port", destination),
      createdAt: entry.recordedAt,
      createdBy: office("service", divisionId),
    }));
  });
  return insertRows(db, voyageEntries, rows);
}

/** Store principals, vessels with their logs, and the seats of their crews. Vessels that are not manned get no seats. */
export async function storeVessels(
  db: Executor,
  names: Names,
  { office, now, isManned }: { office: Office; now: Date; isManned: (vessel: string) => boolean },
): Promise<Fleet> {
  const owners = await storePrincipals(db, office, now);
  const random = randomFrom(1_914);
  const rows = fleet.map(({ seed, divisionId }, index) => {
    const owner = owners.get(seed.principal);
    if (!owner) throw new Error(`The demo names an unknown principal ${seed.principal}`);
    const place = {
      divisionId,
      number: index + 1,
      principalId: owner.id,
      owner: owner.name,
      policy: owner.approvalPolicy,
      createdBy: office("admin", divisionId),
    };
    return vesselRow(random, seed, place, names, now);
  });
  const ids = await db.insert(vessels).values(rows).returning({ id: vessels.id });
  const stored = fleet.map((vessel, index) => ({ ...vessel, id: ids[index]?.id ?? 0 }));
  const berths = stored.flatMap(({ seed, divisionId }) => (isManned(seed.name) ? berthsOf(divisionId, seed) : []));
  return { vessels: stored, berths, voyageEntries: await storeVoyages(db, stored, names, office, now) };
}

/** @param positionId by division and rank */
export async function storeSeats(
  db: Executor,
  { berths, vessels: stored }: Fleet,
  positionId: (berth: Berth) => number,
  office: Office,
  now: Date,
): Promise<Map<Berth, number>> {
  const vesselIds = new Map(stored.map(({ seed, id }) => [seed, id]));
  const rows = berths.map((berth) => ({
    vesselId: vesselIds.get(berth.vessel) ?? 0,
    positionId: positionId(berth),
    sequence: berth.sequence,
    createdAt: daysAfter(now, -importedDaysAgo),
    createdBy: office("planning", berth.divisionId),
  }));
  const ids = await db.insert(seats).values(rows).returning({ id: seats.id });
  return new Map(berths.map((berth, index) => [berth, ids[index]?.id ?? 0]));
}

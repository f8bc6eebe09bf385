import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { isOnBoardOf } from "@/lib/features/vessels/on-board.queries";
import { newestRoute } from "@/lib/features/vessels/location.queries";

const onBoardPorts = alias(lookups, "on_board_ports");
const offBoardPorts = alias(lookups, "off_board_ports");

/** The vessel's next port; day is known for a crew change. */
type NextPort = { name: string; day: string | null };

/** Count people on board now. */
export async function headCountOf(db: Executor, vesselId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(crew)
    .where(isOnBoardOf(vesselId));
  return row?.count ?? 0;
}

/** Return the next day and port of a crew change. */
async function nextCrewChangePort(db: Executor, vesselId: number, today: string): Promise<NextPort | null> {
  const isJoining = sql`${schedules.statusId} < 4`;
  const day = sql<string>`case when ${isJoining} then ${schedules.onBoardDate} else ${schedules.offBoardDate} end`;
  const port = sql<string | null>`case when ${isJoining} then ${onBoardPorts.name} else ${offBoardPorts.name} end`;
  const [call] = await db
    .select({ day: sql<string>`(${day})::text`, name: port })
    .from(schedules)
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .leftJoin(offBoardPorts, eq(offBoardPorts.id, schedules.offBoardPortId))
    .where(
      and(
        eq(schedules.vesselId, vesselId),
        isNull(schedules.cancelledAt),
        sql`${schedules.statusId} < 7`,
        gte(day, today),
        sql`${port} is not null`,
      ),
    )
    .orderBy(asc(day))
    .limit(1);
  return call?.name ? { name: call.name, day: call.day } : null;
}

/** Return the next port: from the voyage log, else from the next crew change; null when unknown. product 5.13b */
export async function nextPortOf(db: Executor, vesselId: number, today: string): Promise<NextPort | null> {
  const route = newestRoute(db);
  const [voyage] = await db
    .select({ destination: route.destination })
    .from(vessels)
    .leftJoinLateral(route, sql`true`)
    .where(eq(vessels.id, vesselId));
  const call = await nextCrewChangePort(db, vesselId, today);
  const destination = voyage?.destination ?? null;
  if (destination === null) return call;
  return { name: destination, day: call?.name === destination ? call.day : null };
}

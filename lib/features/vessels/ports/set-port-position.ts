import { and, eq } from "drizzle-orm";
import { lookups, portPositions } from "@/db/schema/lookups";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { portPosition, portPositionInput } from "./schema";

/** Set where a port is on the map of the fleet. Shared by both divisions. @throws not-found for an unknown port */
export const setPortPosition = write({
  name: "vessels.set-port-position",
  access: "vessels:lookups",
  input: portPositionInput,
  output: portPosition,
  async run({ db, actor, now, audit, unchanged }, { portId, latitude, longitude }) {
    const [port] = await db
      .select({ id: lookups.id, name: lookups.name })
      .from(lookups)
      .where(and(eq(lookups.id, portId), eq(lookups.kind, "port")))
      .for("update");
    if (!port) throw notFound("ports.notFound");
    const [before] = await db.select().from(portPositions).where(eq(portPositions.portId, portId));
    const position = { latitude, longitude };
    if (before?.latitude === latitude && before.longitude === longitude) {
      unchanged();
      return { portId, ...position };
    }
    const stamped = { ...position, updatedAt: now, updatedBy: userIdOf(actor) };
    await db
      .insert(portPositions)
      .values({ portId, ...stamped })
      .onConflictDoUpdate({ target: portPositions.portId, set: stamped });
    audit({
      subject: portId,
      ...(before ? { before: { port: port.name, latitude: before.latitude, longitude: before.longitude } } : {}),
      after: { port: port.name, ...position },
    });
    return { portId, ...position };
  },
});

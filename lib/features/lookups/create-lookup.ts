import { and, eq, sql } from "drizzle-orm";
import { lookups } from "@/db/schema/lookups";
import { can } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { permissionsToCreate } from "./create-permissions.rules";
import { createLookupInput, isPublic, lookupOption } from "./schema";

/**
 * Create an option, or return the existing one of that name; a health degree gets its fitness (an admin may set a
 * missing one later). Only users who work with a kind may add to it. A visitor's option is pending until approved and
 * limited to public kinds.
 */
export const createLookup = write({
  name: "lookups.create",
  access: { visitor: "gate", user: "lookups:create", by: ({ kind }) => permissionsToCreate(kind) },
  also: { "lookups:create": ({ kind }) => !isPublic(kind) },
  input: createLookupInput,
  output: lookupOption,
  async admit({ db, actor, now }) {
    if (actor.kind === "visitor")
      await limitRate(db, { name: "lookups", subject: actor.visitorId, max: 50, seconds: 3_600, now });
  },
  async run({ db, actor, now, audit, unchanged }, { kind, name, fitness = null }) {
    const code = kind === "mcu-health-status-degree" ? fitness : null;
    const author = actor.kind === "user" ? { createdBy: actor.userId, approvedAt: now, approvedBy: actor.userId } : {};
    const visitor = actor.kind === "visitor" ? { suggestedByVisitor: actor.visitorId } : {};
    const [created] = await db
      .insert(lookups)
      .values({ kind, name, code, sequence: 1_000, createdAt: now, ...author, ...visitor })
      .onConflictDoNothing()
      .returning();
    if (created) {
      audit({ subject: created.id, after: code ? { kind, name, code } : { kind, name } });
      return created;
    }
    const [existing] = await db
      .select()
      .from(lookups)
      .where(and(eq(lookups.kind, kind), eq(sql`lower(${lookups.name})`, name.toLowerCase())));
    if (!existing) throw new AppError("conflict", "lookups.createFailed");
    if (code && existing.code === null && can(actor, "lookups:approve")) {
      await db.update(lookups).set({ code }).where(eq(lookups.id, existing.id));
      audit({ subject: existing.id, before: { code: null }, after: { code } });
      return { ...existing, code };
    }
    unchanged();
    return existing;
  },
});

import { and, eq, sql } from "drizzle-orm";
import { lookups } from "@/db/schema/lookups";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { createLookupInput, isPublic, lookupOption } from "./schema";

/** Adds an option, or returns the one of that name. A visitor's stays pending until staff approves it, and is of a kind visitors may read. */
export const createLookup = write({
  name: "lookups.create",
  access: { visitor: "gate", user: "lookups:create" },
  also: { "lookups:create": ({ kind }) => !isPublic(kind) },
  input: createLookupInput,
  output: lookupOption,
  async admit({ db, actor, now }) {
    if (actor.kind === "visitor")
      await limitRate(db, { name: "lookups", subject: actor.visitorId, most: 50, seconds: 3_600, now });
  },
  async run({ db, actor, now, audit, unchanged }, { kind, name }) {
    const author = actor.kind === "user" ? { createdBy: actor.userId, approvedAt: now, approvedBy: actor.userId } : {};
    const visitor = actor.kind === "visitor" ? { suggestedByVisitor: actor.visitorId } : {};
    const [created] = await db
      .insert(lookups)
      .values({ kind, name, sequence: 1_000, createdAt: now, ...author, ...visitor })
      .onConflictDoNothing()
      .returning();
    if (created) {
      audit({ subject: created.id, after: { kind, name } });
      return created;
    }
    unchanged();
    const [existing] = await db
      .select()
      .from(lookups)
      .where(and(eq(lookups.kind, kind), eq(sql`lower(${lookups.name})`, name.toLowerCase())));
    if (!existing) throw new AppError("conflict", "lookups.createFailed");
    return existing;
  },
});

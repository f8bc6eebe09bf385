import type { z } from "zod";
import type { Transaction } from "@/db/client";
import { jobOpenings } from "@/db/schema/job-openings";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { expireCachedPages } from "./cached-pages.queries";
import { resolveFormChoices } from "./queries";
import type { createJobOpeningInput } from "./schema";

/** Insert an opening of the actor's division, always open (document 1 §4). @throws invalid for an unknown choice */
export async function storeOpening(
  { db, actor, now }: { db: Transaction; actor: Actor; now: Date },
  fields: z.output<typeof createJobOpeningInput>,
) {
  const { userId, divisionId } = userActorOf(actor);
  const resolvedChoice = await resolveFormChoices(db, divisionId, fields);
  const values = { ...fields, ...resolvedChoice, divisionId };
  const [created] = await db
    .insert(jobOpenings)
    .values({ ...values, createdBy: userId, createdAt: now, updatedAt: now })
    .returning();
  if (!created) throw new Error("job opening was not stored");
  await expireCachedPages(db);
  return created;
}

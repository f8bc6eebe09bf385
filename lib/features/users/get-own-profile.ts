import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { ownProfile } from "./schema";

/** What the signed-in person sees about themselves. Document 1 §2.3. */
export const getOwnProfile = read({
  name: "users.get-own-profile",
  access: "signed-in",
  input: z.object({}),
  output: ownProfile,
  async run({ db, actor }) {
    if (actor.kind !== "user") throw notFound();
    const [row] = await db.select().from(users).where(eq(users.id, actor.userId));
    if (!row) throw notFound();
    return { ...row, userId: row.id, divisionId: actor.divisionId };
  },
});

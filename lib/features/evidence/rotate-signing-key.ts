import { isNull } from "drizzle-orm";
import { z } from "zod";
import { evidenceKeys } from "@/db/schema/evidence";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { newKeyPair } from "./seal.rules";

/** Replace the signing key. Former keys still verify their seals. */
export const rotateSigningKey = write({
  name: "evidence.rotate-key",
  access: "evidence:keys",
  input: z.object({}),
  output: z.object({ id: z.string() }),
  async run({ db, actor, now, audit }) {
    const { userId } = userActorOf(actor);
    const key = newKeyPair();
    const retired = await db
      .update(evidenceKeys)
      .set({ retiredAt: now, retiredBy: userId })
      .where(isNull(evidenceKeys.retiredAt))
      .returning({ id: evidenceKeys.id });
    await db.insert(evidenceKeys).values({ ...key, createdAt: now, createdBy: userId });
    audit({ subject: key.id, before: { keys: retired.map(({ id }) => id) }, after: { publicKey: key.publicKey } });
    return { id: key.id };
  },
});

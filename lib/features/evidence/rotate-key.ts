import { isNull } from "drizzle-orm";
import { z } from "zod";
import { evidenceKeys } from "@/db/schema/evidence";
import { personOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { newKeyPair } from "./seal.rules";

/** From now on packs are sealed with a new key; the old ones go on proving what they sealed. @throws forbidden for everybody but a superadmin */
export const rotateKey = write({
  name: "evidence.rotate-key",
  access: "users:settings",
  input: z.object({}),
  output: z.object({ id: z.string() }),
  async run({ db, actor, now, audit }) {
    const { role, userId } = personOf(actor);
    if (role !== "superadmin") throw new AppError("forbidden", "errors.forbidden");
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

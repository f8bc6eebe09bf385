import { eq, or } from "drizzle-orm";
import { evidencePacks } from "@/db/schema/evidence";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { read } from "@/lib/platform/operation";
import { findPackInput, foundPack } from "./schema";

/** Check whether the office issued a file with this hash. Nothing else is revealed. @throws too-many */
export const findPack = read({
  name: "evidence.find-pack",
  access: "public",
  input: findPackInput,
  output: foundPack,
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "evidence-lookup", subject: address, max: 60, seconds: 600, now }),
  async run({ db }, { hash }) {
    const rows = await db
      .select({ id: evidencePacks.id })
      .from(evidencePacks)
      .where(or(eq(evidencePacks.hash, hash), eq(evidencePacks.pdfHash, hash)));
    return { isKnown: rows.length > 0 };
  },
});

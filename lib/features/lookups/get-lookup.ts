import { and, eq } from "drizzle-orm";
import { lookups } from "@/db/schema/lookups";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { lookupById, lookupOption } from "./schema";

/** Load one option by id, also a retired one, because old records refer to it. @throws not-found */
export const getLookup = read({
  name: "lookups.get",
  access: "signed-in",
  input: lookupById,
  output: lookupOption,
  async run({ db }, { kind, id }) {
    const [option] = await db
      .select({ id: lookups.id, name: lookups.name, nameId: lookups.nameId, code: lookups.code })
      .from(lookups)
      .where(and(eq(lookups.kind, kind), eq(lookups.id, id)));
    if (!option) throw notFound();
    return option;
  },
});

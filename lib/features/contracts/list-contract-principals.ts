import { asc } from "drizzle-orm";
import { z } from "zod";
import { principals } from "@/db/schema/vessels";
import { read } from "@/lib/platform/operation";
import { principalsFor } from "./queries";
import { principalOptions } from "./schema";

/** List principals available for contracts, by name; a principal sees itself. Document 3 §7 */
export const listContractPrincipals = read({
  name: "contracts.list-parties",
  access: "contracts:view",
  input: z.object({}),
  output: principalOptions,
  run: ({ db, actor }) =>
    db
      .select({ id: principals.id, principalName: principals.name })
      .from(principals)
      .where(principalsFor(actor))
      .orderBy(asc(principals.name), asc(principals.id))
      .limit(500),
});

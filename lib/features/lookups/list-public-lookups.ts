import { read } from "@/lib/platform/operation";
import { listActiveOptions } from "./queries";
import { isPublic, listLookupsInput, lookupOptions } from "./schema";

/**
 * List the options of a public kind for visitors: those of their form, never names of people. Document 1 §7
 * (DropdownPublic, AdditionalAddPublic).
 */
export const listPublicLookups = read({
  name: "lookups.list-public",
  access: "gate",
  input: listLookupsInput,
  output: lookupOptions,
  run: async ({ db }, { kind }) => (isPublic(kind) ? listActiveOptions(db, kind) : []),
});

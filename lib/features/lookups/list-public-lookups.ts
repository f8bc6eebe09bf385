import { read } from "@/lib/platform/operation";
import { listOffered } from "./queries";
import { isPublic, listLookupsInput, lookupOptions } from "./schema";

/** The options of a kind that visitors may read: what their form asks for, and nobody's name: of other lists nothing is offered to them. Document 1 §7 (DropdownPublic, AdditionalAddPublic). */
export const listPublicLookups = read({
  name: "lookups.list-public",
  access: "gate",
  input: listLookupsInput,
  output: lookupOptions,
  run: async ({ db }, { kind }) => (isPublic(kind) ? listOffered(db, kind) : []),
});

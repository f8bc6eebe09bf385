import { read } from "@/lib/platform/operation";
import { listOffered } from "./queries";
import { listPublicLookupsInput, lookupOptions } from "./schema";

/** The options of a kind that visitors may read: what their form asks for, and nobody's name. Document 1 §7 (DropdownPublic, AdditionalAddPublic). */
export const listPublicLookups = read({
  name: "lookups.list-public",
  access: "gate",
  input: listPublicLookupsInput,
  output: lookupOptions,
  run: ({ db }, { kind }) => listOffered(db, kind),
});

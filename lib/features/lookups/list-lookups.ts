import { read } from "@/lib/platform/operation";
import { listActiveOptions } from "./queries";
import { listLookupsInput, lookupOptions } from "./schema";

/** List the options of one kind for signed-in users. Document 1 §7 (Dropdown, AdditionalAdd). */
export const listLookups = read({
  name: "lookups.list",
  access: "signed-in",
  input: listLookupsInput,
  output: lookupOptions,
  run: ({ db }, { kind }) => listActiveOptions(db, kind),
});

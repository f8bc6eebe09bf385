import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { draftKeyOf } from "./key.rules";
import { draftKey, getDraftKeyInput } from "./schema";

/** What opens the reader's own unsent reports on the device they sit at. No query. @throws forbidden for who writes none */
export const getDraftKey = read({
  name: "appraisals.get-draft-key",
  access: "appraisals:write",
  input: getDraftKeyInput,
  output: draftKey,
  run: async ({ actor }) => draftKeyOf(personOf(actor).userId),
});

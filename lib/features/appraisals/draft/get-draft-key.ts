import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { draftKeyOf } from "./key.rules";
import { draftKey, getDraftKeyInput } from "./schema";

/** Return the key of the user's drafts on a device. No query. @throws forbidden for users who write no reports */
export const getDraftKey = read({
  name: "appraisals.get-draft-key",
  access: "appraisals:write",
  input: getDraftKeyInput,
  output: draftKey,
  run: async ({ actor }) => draftKeyOf(userActorOf(actor).userId),
});

import { write } from "@/lib/platform/operation";
import { createJobOpeningInput, jobOpeningChanged } from "./schema";
import { storeOpening } from "./store-opening.queries";

/** Create an opening. New openings are always open (document 1 §4). */
export const createJobOpening = write({
  name: "job-openings.create",
  access: "job-openings:write",
  input: createJobOpeningInput,
  output: jobOpeningChanged,
  async run(scope, input) {
    const created = await storeOpening(scope, input);
    scope.audit({ subject: created.id, after: created });
    return created;
  },
});

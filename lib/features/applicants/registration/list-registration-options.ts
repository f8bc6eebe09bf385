import { z } from "zod";
import { listActiveOptionsOf } from "@/lib/features/lookups/queries";
import { registrationKinds } from "@/lib/features/lookups/schema";
import { read } from "@/lib/platform/operation";
import { registrationOptions } from "../schema";

/** List all options of the registration wizard by kind. */
export const listRegistrationOptions = read({
  name: "applicants.list-registration-options",
  access: "gate",
  input: z.object({}),
  output: registrationOptions,
  async run({ db }) {
    const rows = await listActiveOptionsOf(db, registrationKinds);
    return Object.fromEntries(registrationKinds.map((kind) => [kind, rows.filter((row) => row.kind === kind)]));
  },
});

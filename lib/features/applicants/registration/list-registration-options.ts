import { z } from "zod";
import { listOfferedOf } from "@/lib/features/lookups/queries";
import type { PublicKind } from "@/lib/features/lookups/schema";
import { read } from "@/lib/platform/operation";
import { registrationOptions } from "../schema";

const kinds: PublicKind[] = [
  "religion",
  "marital-status",
  "nationality",
  "school",
  "degree",
  "major",
  "city",
  "travel-document",
  "institution",
  "training",
  "training-category",
  "sea-service-position",
  "vessel-type",
  "bank",
];

/** Every option list of the registration wizard, by kind. */
export const listRegistrationOptions = read({
  name: "applicants.list-registration-options",
  access: "gate",
  input: z.object({}),
  output: registrationOptions,
  async run({ db }) {
    const rows = await listOfferedOf(db, kinds);
    return Object.fromEntries(kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind)]));
  },
});

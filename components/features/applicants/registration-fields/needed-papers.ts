import type { RegistrationContext } from "@/lib/features/applicants/registration/fields.schema";
import { personalSchema } from "@/lib/features/applicants/registration/schema";

type Key = "idNumber" | "kkNumber" | "photoKtp" | "passportId" | "photoPassport";
type Held = { crewOrigin?: unknown } & { [key in Key]?: unknown };

const fromHome = (held: Held) => held.crewOrigin !== "WNA";
const needed: [Key, (held: Held) => boolean][] = [
  ["photoKtp", fromHome],
  ["idNumber", fromHome],
  ["kkNumber", fromHome],
  ["passportId", (held) => !fromHome(held)],
  ["photoPassport", (held) => Boolean(held.passportId)],
];

/** The personal step's rules; the papers an origin asks for are missed together with everything else, not only once the rest is right. */
export const neededPapers = (rules: RegistrationContext) =>
  needed.reduce(
    (schema, [key, isNeeded]) =>
      schema.refine((held) => !isNeeded(held) || Boolean(held[key]), {
        path: [key],
        error: "validation.required",
        when: () => true,
      }),
    personalSchema(rules),
  );

import { roles, type Role, type SubRole } from "@/db/enums/users";

/** Every role an account may have, with its sub-role. */
export const everySeat = roles.flatMap((role): [Role, SubRole | null][] =>
  role === "crewmarine" || role === "crewtanker"
    ? [
        [role, "head"],
        [role, "crew"],
      ]
    : [[role, null]],
);

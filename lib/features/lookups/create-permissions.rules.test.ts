import type { LookupKind } from "@/db/enums/lookups";
import type { Role, SubRole } from "@/db/enums/users";
import { can, type UserActor } from "@/lib/access/actor";
import { permissionsToCreate } from "./create-permissions.rules";

const actor = (role: Role, subRole: SubRole | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "one@example.com",
  name: "One",
  role,
  subRole,
  divisionId: 1,
  principalId: null,
  vesselId: 1,
  crewId: null,
  accessList: null,
});
const creators = (kind: LookupKind) =>
  (
    [
      ["AD", actor("crewingadminmarine")],
      ["MG", actor("crewingmanagermarine")],
      ["PL", actor("crewingplanningmarine")],
      ["SV", actor("crewingservicemarine")],
      ["ST", actor("crewingstaffmarine")],
      ["PD", actor("crewingpdemarine")],
      ["FN", actor("crewingfinancemarine")],
      ["PR", actor("crewingprincipalmarine")],
      ["VH", actor("crewmarine", "head")],
      ["CR", actor("crewmarine", "crew")],
    ] as const
  )
    .filter(([, one]) => can(one, "lookups:create") && permissionsToCreate(kind).some((right) => can(one, right)))
    .map(([column]) => column)
    .join(" ");

test.each([
  ["mcu-health-status-degree", "AD MG SV ST"],
  ["mcu-clinic", "AD MG SV ST"],
  ["mcu-package", "AD MG SV ST"],
  ["bjst-type", "AD ST PD"],
  ["ptkp", "AD MG ST FN"],
  ["first-party", "AD MG ST"],
  ["assessor", "AD MG ST PD"],
  ["technical-superintendent", "AD MG PL"],
  ["port", "AD MG PL SV ST PD FN VH"],
  ["school", "AD MG PL SV ST PD FN VH"],
] as const)("allows adding to %s by %s", (kind, columns) => expect(creators(kind)).toBe(columns));

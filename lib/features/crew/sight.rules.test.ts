import type { roles } from "@/db/enums/users";
import type { Actor } from "@/lib/access/actor";
import { listSight, withinSight } from "./sight.rules";

const actorOf = (role: (typeof roles)[number], subRole: "head" | "crew" | null = null): Actor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
  crewId: 7,
  vesselId: 3,
});

/** Columns: professional, suitability, payroll, medical, finance. */
const expected = {
  superadmin: "YYYY-",
  crewingadminmarine: "YYYY-",
  crewingmanagermarine: "YYYY-",
  crewingplanningmarine: "YY---",
  crewingservicemarine: "Y--Y-",
  crewingstaffmarine: "YYYY-",
  crewingpdemarine: "YY---",
  crewingfinancemarine: "--Y-Y",
  crewingprincipalmarine: "Y----",
} as const;

test.each(Object.entries(expected))("shows %s in a list what the role may see of any person", (role, marks) => {
  const sight = listSight(actorOf(role as keyof typeof expected));
  const { professional, suitability, payroll, medical, finance } = sight;
  const seen = [professional, suitability, payroll, medical, finance].map((sees) => (sees ? "Y" : "-")).join("");
  expect(seen).toBe(marks);
});

test("treats no row of a list as the actor's own record or vessel", () => {
  expect(listSight(actorOf("crewmarine", "crew"))).toMatchObject({ viewer: "nobody", professional: false });
  expect(listSight(actorOf("crewmarine", "head"))).toMatchObject({ viewer: "passer-by", professional: false });
  expect(listSight({ kind: "stranger" })).toMatchObject({ viewer: "nobody", medical: false });
});

const asked = { certificateStatus: "missing", expiringWithin: 30, idle: true, sort: "nextExpiry", search: "agus" };

test("keeps all filters for viewers of certificates and the register", () => {
  expect(withinSight(asked, listSight(actorOf("crewingadminmarine")))).toEqual(asked);
});

test("removes certificate and idle filters for finance", () => {
  const finance = listSight(actorOf("crewingfinancemarine"));
  expect(withinSight(asked, finance)).toEqual({
    certificateStatus: undefined,
    expiringWithin: undefined,
    idle: false,
    sort: "name",
    search: "agus",
  });
  expect(withinSight({ ...asked, sort: "certificateStatus" }, finance).sort).toBe("name");
  expect(withinSight({ ...asked, sort: "status" }, finance).sort).toBe("status");
});

test("removes only the idle filter for service", () => {
  expect(withinSight(asked, listSight(actorOf("crewingservicemarine")))).toEqual({ ...asked, idle: false });
});

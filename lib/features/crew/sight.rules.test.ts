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

test.each(Object.entries(expected))("a list shows %s what that role sees of anybody", (role, marks) => {
  const sight = listSight(actorOf(role as keyof typeof expected));
  const { professional, suitability, payroll, medical, finance } = sight;
  const seen = [professional, suitability, payroll, medical, finance].map((sees) => (sees ? "Y" : "-")).join("");
  expect(seen).toBe(marks);
});

test("in a list nobody is the actor's own record and no vessel the own one", () => {
  expect(listSight(actorOf("crewmarine", "crew"))).toMatchObject({ viewer: "nobody", professional: false });
  expect(listSight(actorOf("crewmarine", "head"))).toMatchObject({ viewer: "passer-by", professional: false });
  expect(listSight({ kind: "stranger" })).toMatchObject({ viewer: "nobody", medical: false });
});

const asked = { certificateStatus: "missing", expiringWithin: 30, idle: true, sort: "nextExpiry", search: "agus" };

test("who sees certificates and the register asks as they like", () => {
  expect(withinSight(asked, listSight(actorOf("crewingadminmarine")))).toEqual(asked);
});

test("finance neither filters nor sorts by certificates, and is told nothing by the idle", () => {
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

test("service sees certificates and not the register: only the idle are not asked for", () => {
  expect(withinSight(asked, listSight(actorOf("crewingservicemarine")))).toEqual({ ...asked, idle: false });
});

import type { roles } from "@/db/enums/users";
import type { Actor } from "@/lib/access/actor";
import { listVisibility, withVisibleFilters } from "./rules";

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
  const visibility = listVisibility(actorOf(role as keyof typeof expected));
  const { professional, suitability, payroll, medical, finance } = visibility;
  const seen = [professional, suitability, payroll, medical, finance].map((sees) => (sees ? "Y" : "-")).join("");
  expect(seen).toBe(marks);
});

test("treats no row of a list as the actor's own record or vessel", () => {
  expect(listVisibility(actorOf("crewmarine", "crew"))).toMatchObject({ viewer: "nobody", professional: false });
  expect(listVisibility(actorOf("crewmarine", "head"))).toMatchObject({ viewer: "passer-by", professional: false });
  expect(listVisibility({ kind: "stranger" })).toMatchObject({ viewer: "nobody", medical: false });
});

const input = { certificateStatus: "missing", expiringWithin: 30, idle: true, sort: "nextExpiry", search: "agus" };

test("keeps all filters for viewers of certificates and the register", () => {
  expect(withVisibleFilters(input, listVisibility(actorOf("crewingadminmarine")))).toEqual(input);
});

test("removes certificate and idle filters for finance", () => {
  const finance = listVisibility(actorOf("crewingfinancemarine"));
  expect(withVisibleFilters(input, finance)).toEqual({
    certificateStatus: undefined,
    expiringWithin: undefined,
    idle: false,
    sort: "name",
    search: "agus",
  });
  expect(withVisibleFilters({ ...input, sort: "certificateStatus" }, finance).sort).toBe("name");
  expect(withVisibleFilters({ ...input, sort: "status" }, finance).sort).toBe("status");
});

test("removes only the idle filter for service", () => {
  expect(withVisibleFilters(input, listVisibility(actorOf("crewingservicemarine")))).toEqual({ ...input, idle: false });
});

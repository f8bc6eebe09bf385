import type { Role, SubRole } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { searchKinds } from "@/db/enums/search";
import { kindsFor } from "./queries";
import { kinds } from "./registry";

const kindsOf = (actor: UserActor) => kindsFor(actor).map(({ kind }) => kind);
const actor = (role: Role, subRole: SubRole | null = null, accessList: string[] | null = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: 1,
  accessList,
  crewId: 7,
  vesselId: 3,
});

test("a user searches the kinds they may read and open", () => {
  const all = ["crew", "vessels", "applicants", "job-openings", "principals"];
  const work = ["plans", "preparations", "schedules", "appraisals", "ujbm", "work-orders", "contracts"];
  expect(kindsOf(actor("crewingadminmarine"))).toEqual([...all, ...work]);
  expect(kindsOf({ ...actor("crewingadmintanker"), divisionId: 2 })).toEqual([
    ...all,
    ...["plans", "preparations", "schedules", "appraisals", "chandler-requests", "work-orders", "contracts"],
  ]);
  expect(kindsOf(actor("crewingservicemarine"))).toEqual([
    ...["crew", "vessels", "applicants", "principals"],
    ...["plans", "preparations", "schedules", "ujbm"],
  ]);
  expect(kindsOf(actor("crewingfinancemarine"))).toEqual([
    "crew",
    "vessels",
    "principals",
    "ujbm",
    "work-orders",
    "contracts",
  ]);
  expect(kindsOf(actor("crewmarine", "head"))).toEqual(["crew", "vessels", "preparations", "schedules", "appraisals"]);
  expect(kindsOf(actor("crewmarine", "crew"))).toEqual(["crew", "preparations", "schedules", "appraisals"]);
  expect(kindsOf(actor("crewingadminmarine", null, ["vessel-management"]))).toEqual(["vessels", "principals"]);
});

test("every kind of result is defined once", () => {
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...searchKinds].toSorted());
});

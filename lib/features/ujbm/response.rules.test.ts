import type { UserActor } from "@/lib/access/actor";
import type { Role } from "@/db/enums/users";
import type { VesselMonthRow } from "./vessel-months.queries";
import { toResponse, shownAccounts } from "./response.rules";

const actor = (role: Role): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  subRole: null,
  divisionId: 1,
  role,
});
const row: VesselMonthRow = {
  vesselId: 1,
  vesselName: "MV",
  ujbm: 65_000,
  crew: 1,
  days: 30,
  correction: 0,
  carriedIn: 0,
  specialDays: 2,
  total: 1,
  totalBefore: 1,
  difference: 0,
  isLarge: false,
  headId: 7,
  payeeWaits: false,
  rateDifference: 0,
  account: { bankName: "BCA", accountNumber: "1234567890", accountName: "Agus", phone: "+62811" },
};

test.each(["superadmin", "crewingadminmarine", "crewingmanagermarine", "crewingfinancemarine"] as const)(
  "%s sees the account whole, which is on record",
  (role) => {
    expect(toResponse(row, actor(role))).toMatchObject({
      bankName: "BCA",
      accountNo: "1234567890",
      accountName: "Agus",
    });
    expect(shownAccounts([row], actor(role))).toEqual([{ crewId: 7, classes: ["payroll"] }]);
    expect(shownAccounts([{ ...row, headId: null }], actor(role))).toEqual([]);
  },
);

test("shows service only the last digits of an account and the phone, under documented names", () => {
  expect(toResponse(row, actor("crewingservicemarine"))).toMatchObject({
    bankName: null,
    accountNo: "•••• 7890",
    accountName: null,
    phoneNo: "+62811",
    specialOccassionDays: 2,
  });
  expect(shownAccounts([row], actor("crewingservicemarine"))).toEqual([]);
});

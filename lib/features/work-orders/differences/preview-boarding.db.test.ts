import { vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { previewBoarding } from "./preview-boarding";

afterAll(closeDatabase);

const now = new Date("2026-11-27T02:00:00Z");
const wages = { basicSalary: 10_800_000, allowances: 2_700_000, allowancesTradingOut: 1_300_000 };

test(
  "previews the difference of a check-in or check-out in a locked month, with figures for payroll viewers",
  rolledBack(async (db) => {
    await tablesVerified(db);
    await paysFrom(db, "2026-10-01");
    const ship = await vessel(db);
    const staff = as(await person(db, "crewingadminmarine"), { now });
    const service = as(await person(db, "crewingservicemarine"), { now });
    const { person: one, tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    await lockPayrollMonth.execute(finance, { month: "2026-10" });
    const asked = { kind: "checkOut", crewId: one.id, vesselId: ship.id };
    const october = (amount: number | null) => ({ months: [{ month: "2026-10", amount }] });
    const left = { ...asked, schedule: "2026-10-20" };
    expect(await previewBoarding.execute(staff, left)).toEqual(october(-5_570_968));
    expect(await previewBoarding.execute(service, left)).toEqual(october(null));
    for (const schedule of ["2026-10-31", "2026-11-20"])
      expect(await previewBoarding.execute(staff, { ...asked, schedule })).toEqual({ months: [] });
    expect(await previewBoarding.execute(staff, { ...asked, schedule: "2026-09-30" })).toEqual(
      october(-15_700_000 + 500_863),
    );
    await expect(previewBoarding.execute(finance, left)).rejects.toMatchObject({ code: "forbidden" });
    const tanker = as(await person(db, "crewingadmintanker"), { now });
    await expect(previewBoarding.execute(tanker, left)).rejects.toMatchObject({ code: "not-found" });

    await leaves(db, tour.id, "2026-09-30");
    const plan = await assigned(db, await seatOn(db, ship, "Able Seaman", 5), one.id);
    const joins = { kind: "checkIn", crewId: one.id, vesselId: ship.id, schedule: "2026-10-12" };
    expect(await previewBoarding.execute(staff, joins)).toEqual(october(null));
    await agreedFor(db, plan, "2026-10-12", wages);
    expect(await previewBoarding.execute(staff, joins)).toEqual(october(-5_570_968));
  }),
);

import { sql } from "drizzle-orm";
import { feesInForce } from "@/db/testing/records/billing";
import { countQueries } from "@/db/testing/count-queries";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getUsualFees } from "./get-usual-fees";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });

test(
  "returns fee and VAT of the day, verified before drafts, else nothing",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const asked = (day: string) => getUsualFees.execute(as(admin, on(day)), {});
    expect(await asked("2026-06-01")).toMatchObject({ feePercentage: 8, isVerified: false });
    await feesInForce(db, { effectiveFrom: "2026-03-01", feePercentage: 6, vatBase: "feeOnly" });
    expect(await asked("2026-06-01")).toEqual({
      feePercentage: 6,
      vatPercentage: 11,
      vatTwelfths: 12,
      vatBase: "feeOnly",
      isVerified: true,
    });
    expect(await countQueries(db, () => asked("2026-06-01"))).toBe(1);
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`delete from fee_rates`);
    expect(await asked("2026-06-01")).toBeNull();
  }),
);

test(
  "hides fee and VAT from users without access to rates",
  rolledBack(async (db) => {
    for (const role of ["crewingplanningmarine", "crewmarine", "crewingprincipalmarine"] as const)
      await expect(getUsualFees.execute(as(await person(db, role)), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

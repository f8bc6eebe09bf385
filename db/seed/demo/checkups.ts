import { and, asc, eq, gte, isNotNull, lt } from "drizzle-orm";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import type { Executor } from "../../client";
import { lookups } from "../../schema/lookups";
import { preparationMcus, preparations } from "../../schema/preparation";
import { vessels } from "../../schema/vessels";
import { insertRows } from "../insert-rows";
import { atHour } from "./calendar";

const maxPerDivision = 9;
const prices = [1_250_000, 1_475_000, 980_000];

/** What joiners of last month were examined for, with a price each, so that a month that is over has something to bill. */
export async function seedDemoCheckups(db: Executor, now: Date) {
  const month = `${dayOf(now).slice(0, 7)}-01`;
  const joined = await db
    .select({ preparation: preparations, divisionId: vessels.divisionId })
    .from(preparations)
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .where(
      and(
        isNotNull(preparations.endedAt),
        gte(preparations.endedAt, atHour(addMonths(month, -1), 0)),
        lt(preparations.endedAt, atHour(month, 0)),
      ),
    )
    .orderBy(asc(preparations.id));
  const offered = await db.select().from(lookups).orderBy(asc(lookups.id));
  const option = (kind: string) => offered.find((one) => one.kind === kind && one.suggestedByVisitor === null) ?? null;
  const [clinic, mcuPackage, degree] = ["mcu-clinic", "mcu-package", "mcu-health-status-degree"].map(option);
  if (!mcuPackage || !degree) throw new Error("the demo has nothing a check-up can be called");
  const rows = [1, 2].flatMap((division) =>
    joined
      .filter(({ divisionId }) => divisionId === division)
      .slice(0, maxPerDivision)
      .map(({ preparation }, place) => {
        const scheduledOn = addMonths(month, -1).slice(0, 8) + String(2 + place * 2).padStart(2, "0");
        const at = atHour(addDays(scheduledOn, 1), 10);
        return {
          preparationId: preparation.id,
          crewId: preparation.crewId,
          scheduledOn,
          packageId: mcuPackage.id,
          letterNumber: `${String(901 + place)}/MCU/${division}`,
          clinic: clinic?.name ?? "Clinic",
          degreeId: degree.id,
          price: prices[place % prices.length] ?? 0,
          result: "Passed" as const,
          resultAt: at,
          createdAt: atHour(scheduledOn, 9),
          updatedAt: at,
        };
      }),
  );
  await insertRows(db, preparationMcus, rows);
  return { checkups: rows.length };
}

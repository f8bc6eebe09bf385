import { and, eq } from "drizzle-orm";
import { minimumWages } from "@/db/schema/rates";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { inForceId, nothingInForce } from "./queries";
import { minimumWageFound, minimumWageInput } from "./schema";

/** The least a province lets a month's work be paid with in the year of a day, or of today. product 5.15.8. @throws not-found NO_VERSION and NO_MINIMUM_WAGE: what is missing is never nought */
export const getMinimumWage = read({
  name: "rates.get-minimum-wage",
  access: "preparation:pkl",
  input: minimumWageInput,
  output: minimumWageFound,
  async run({ db, now }, { province, date = dayOf(now) }) {
    const version = inForceId(db, "minimum-wages", date);
    const ofYear = eq(minimumWages.year, Number(date.slice(0, 4)));
    const [found] = await db
      .select({ version: { id: version.id, effectiveFrom: version.effectiveFrom }, wage: minimumWages })
      .from(version)
      .leftJoin(minimumWages, and(eq(minimumWages.versionId, version.id), eq(minimumWages.province, province), ofYear));
    if (!found) throw nothingInForce();
    const { wage } = found;
    if (!wage) throw new AppError("not-found", "rates.noMinimumWage", {}, [], "NO_MINIMUM_WAGE");
    return { ...wage, effectiveFrom: found.version.effectiveFrom, rateVersionId: found.version.id };
  },
});

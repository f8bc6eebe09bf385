import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { minimumWageFound, minimumWageInput } from "./schema";
import { minimumWageOn } from "./wages.queries";

/** The least a province lets a month's work be paid with in the year of a day, or of today. product 5.15.8. @throws not-found NO_VERSION and NO_MINIMUM_WAGE: what is missing is never nought */
export const getMinimumWage = read({
  name: "rates.get-minimum-wage",
  access: "preparation:pkl",
  input: minimumWageInput,
  output: minimumWageFound,
  run: ({ db, now }, { province, date = dayOf(now) }) => minimumWageOn(db, province, date),
});

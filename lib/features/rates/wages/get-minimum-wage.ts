import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { minimumWageFound, minimumWageInput } from "../versions/schema";
import { minimumWageOn } from "./queries";

/**
 * Return a province's monthly minimum wage in the year of a day, or of today. product 5.15.8. @throws not-found
 * NO_VERSION and NO_MINIMUM_WAGE: missing never means zero
 */
export const getMinimumWage = read({
  name: "rates.get-minimum-wage",
  access: "preparation:pkl",
  input: minimumWageInput,
  output: minimumWageFound,
  run: ({ db, now }, { province, date = dayOf(now) }) => minimumWageOn(db, province, date),
});

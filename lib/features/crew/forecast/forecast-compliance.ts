import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { replaceForecast } from "./queries";

/**
 * Compute the compliance forecast of current and planned assignments every night. The scheduler runs it. product 2.4
 * @throws forbidden for people
 */
export const forecastCompliance = write({
  name: "crew.forecast-compliance",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ stays: z.number(), found: z.number() }),
  async run({ db, now, audit }) {
    const forecast = await replaceForecast(db, { today: dayOf(now), now });
    audit({ subject: "forecast", after: forecast });
    return forecast;
  },
});

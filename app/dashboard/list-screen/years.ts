import { isYear } from "@/db/enums/spans";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Offered } from "./filters";
import { several } from "./panel-filters";

const offeredYears = 5;

/** Any number of years. It offers this year and the four before; links may bring any other. */
export const years = <const Label extends string>(filter: Omit<Offered<Label>, "options">) =>
  several({
    ...filter,
    known: isYear,
    options: () => {
      const thisYear = Number(dayOf(new Date()).slice(0, 4));
      return Array.from({ length: offeredYears }, (_, ago) => {
        const value = String(thisYear - ago);
        return { value, label: value };
      });
    },
  });

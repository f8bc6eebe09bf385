import { AppError } from "@/lib/platform/errors";
import { yearOf, type Month } from "@/lib/platform/calendar/months";

/** Require that sums of a year end within it. @throws invalid */
export function assertLastMonthInYear({ year, through }: { year: number; through: Month }) {
  if (yearOf(through) === year) return;
  throw new AppError("invalid", "errors.invalid", {}, [{ path: "through", message: "pay-data.otherYear" }]);
}

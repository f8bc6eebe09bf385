import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { fleetOf, officersOf } from "./queries";
import { calibration, calibrationInput } from "./schema";
import { calibrationMonths, minReportsForMean } from "../minimum-reports.rules";

/**
 * Compare each reporting officer's average with the fleet's for the same ranks, with the number of reports, to detect
 * inflated averages. Two queries. product 2.13
 */
export const getCalibration = read({
  name: "appraisals.get-calibration",
  access: "appraisals:calibrate",
  input: calibrationInput,
  output: calibration,
  async run({ db, actor, now }, input) {
    const to = input.to ?? dayOf(now);
    const query = { ...input, to, from: input.from ?? addMonths(to, -calibrationMonths) };
    const [lines, fleet] = await Promise.all([officersOf(db, actor, query), fleetOf(db, actor, query)]);
    const [first] =
      lines.length > 0 || input.pageNumber === 1
        ? lines
        : await officersOf(db, actor, { ...query, pageNumber: 1, pageSize: 1 });
    return {
      rows: lines.map(({ total: _, ...line }) => ({ ...line, isSmall: line.reports < minReportsForMean })),
      total: first?.total ?? 0,
      pageNumber: input.pageNumber,
      pageSize: input.pageSize,
      from: query.from,
      to,
      fleet,
      smallBelow: minReportsForMean,
    };
  },
});

import { keptPage, untilWritten } from "@/lib/access/kept-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countVessels, selectVessels } from "./queries";
import { appraisalVesselPage, listAppraisalVesselsInput } from "./schema";

const selectPage = untilWritten("appraisal vessels", keptPage(selectVessels, countVessels));

/** Vessels in operation with how many of their crew leave soon, and what their reports wait for. Document 3 §2, §7 */
export const listAppraisalVessels = read({
  name: "appraisals.list-vessels",
  access: "appraisals:view",
  input: listAppraisalVesselsInput,
  output: appraisalVesselPage,
  run: ({ db, actor, now }, input) => selectPage(db, actor, input, dayOf(now)),
});

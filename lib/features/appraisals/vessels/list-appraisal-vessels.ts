import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countVessels, selectVessels } from "./queries";
import { appraisalVesselPage, listAppraisalVesselsInput } from "./schema";

/** Vessels in operation with how many of their crew leave soon, and what their reports wait for. Document 3 §2, §7 */
export const listAppraisalVessels = read({
  name: "appraisals.list-vessels",
  access: "appraisals:view",
  input: listAppraisalVesselsInput,
  output: appraisalVesselPage,
  run: ({ db, actor, now }, input) =>
    readPage(selectVessels(db, actor, input, dayOf(now)), countVessels(db, actor, input), input),
});

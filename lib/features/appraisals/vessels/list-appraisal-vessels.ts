import { preparedPage, cachedUntilWriteFor } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countVessels, selectVessels } from "./queries";
import { appraisalVesselPage, listAppraisalVesselsInput } from "./schema";

const selectPage = cachedUntilWriteFor("appraisal vessels", preparedPage(selectVessels, countVessels));

/** List vessels in operation with upcoming sign-offs and pending reports. Document 3 §2, §7 */
export const listAppraisalVessels = read({
  name: "appraisals.list-vessels",
  access: "appraisals:view",
  input: listAppraisalVesselsInput,
  output: appraisalVesselPage,
  run: ({ db, actor, now }, input) => selectPage(db, actor, input, dayOf(now)),
});

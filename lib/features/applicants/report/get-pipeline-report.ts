import { read } from "@/lib/platform/operation";
import { pipelineReport, pipelineReportInput } from "../pipeline/schema";
import { listEnds, listStageCounts } from "./queries";
import { stages } from "@/db/enums/applicants";

/**
 * Report how many applicants reached, passed, failed and withdrew per stage in a period (Asia/Jakarta, both days
 * included), with durations and reasons.
 */
export const getPipelineReport = read({
  name: "applicants.get-pipeline-report",
  access: "applicants:view",
  input: pipelineReportInput,
  output: pipelineReport,
  async run({ db, actor }, period) {
    const [counts, ends] = await Promise.all([listStageCounts(db, actor, period), listEnds(db, actor, period)]);
    const sumOf = (stage: string, withdrawn: boolean) =>
      ends
        .filter((end) => end.stage === stage && end.withdrawn === withdrawn)
        .reduce((sum, { total }) => sum + total, 0);
    return {
      ...period,
      stages: stages.map((stage) => {
        const stageCount = counts.find((row) => row.stage === stage);
        return {
          stage,
          reached: stageCount?.reached ?? 0,
          passed: stageCount?.passed ?? 0,
          failed: sumOf(stage, false),
          withdrawn: sumOf(stage, true),
          medianDays: stageCount?.medianDays ?? null,
        };
      }),
      reasons: ends.filter(({ withdrawn }) => !withdrawn).map(({ stage, reason, total }) => ({ stage, reason, total })),
    };
  },
});

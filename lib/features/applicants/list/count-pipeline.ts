import { and, count, lt } from "drizzle-orm";
import { z } from "zod";
import { anyOf } from "@/db/any-of";
import { applicantTabs } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { read } from "@/lib/platform/operation";
import { recordId } from "@/lib/platform/validation";
import { visibleTo } from "../queries";
import { tabIds } from "../rules";

const countSchema = z.object({ positionId: z.number(), tab: z.enum(applicantTabs), count: z.number() });

/** Count applicants of these positions per open stage, matching the stage lists. */
export const countPipeline = read({
  name: "applicants.count-pipeline",
  access: "applicants:view",
  input: z.object({ positionIds: z.array(recordId).max(200) }),
  output: z.array(countSchema),
  async run({ db, actor }, { positionIds }) {
    if (positionIds.length === 0) return [];
    const rows = await db
      .select({ positionId: applicants.positionId, tabId: applicants.tabId, count: count() })
      .from(applicants)
      .where(and(visibleTo(actor), anyOf(applicants.positionId, positionIds), lt(applicants.tabId, tabIds.done)))
      .groupBy(applicants.positionId, applicants.tabId)
      .orderBy(applicants.positionId, applicants.tabId);
    return rows.flatMap(({ tabId, ...row }) => {
      const tab = applicantTabs.find((name) => tabIds[name] === tabId);
      return tab ? [{ ...row, tab }] : [];
    });
  },
});

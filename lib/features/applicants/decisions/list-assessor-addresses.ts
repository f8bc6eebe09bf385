import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { assessments } from "@/db/schema/applicants";
import { read } from "@/lib/platform/operation";
import { assessorAddresses, readDetails } from "../pipeline/schema";

const rememberedInterviews = 100;

/** Return each assessor's last invitation address from the division's latest interviews, to prefill the form. */
export const listAssessorAddresses = read({
  name: "applicants.list-assessor-addresses",
  access: "applicants:interview-schedule",
  input: z.object({}),
  output: assessorAddresses,
  async run({ db, actor }) {
    if (actor.kind !== "user") return {};
    const rows = await db
      .select({ details: assessments.details })
      .from(assessments)
      .where(
        and(
          eq(assessments.divisionId, actor.divisionId),
          eq(assessments.type, "interview"),
          eq(assessments.status, "InProgress"),
        ),
      )
      .orderBy(desc(assessments.createdAt))
      .limit(rememberedInterviews);
    return Object.fromEntries(
      rows.reverse().flatMap(({ details }) => Object.entries(readDetails(details).assessorEmails ?? {})),
    );
  },
});

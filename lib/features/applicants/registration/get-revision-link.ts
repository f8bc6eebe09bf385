import { read } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { openRevisionInput, revisionLink } from "../pipeline/schema";
import { findOpenRevision } from "./open-revision.queries";

/** Check a mailed revision link before the captcha. @throws not-found "Link is not valid!" */
export const getRevisionLink = read({
  name: "applicants.get-revision-link",
  access: "public",
  input: openRevisionInput,
  output: revisionLink,
  admit: ({ db, address, now }) => limitRate(db, { name: "revision", subject: address, max: 60, seconds: 600, now }),
  async run({ db, now }, { token }) {
    const { link, applicant } = await findOpenRevision(db, token, now);
    return { jobOpeningId: applicant.jobOpeningId, expiresAt: link.expiresAt };
  },
});

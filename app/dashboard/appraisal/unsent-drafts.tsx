import { UnsentReports } from "@/components/features/appraisals/draft/unsent-reports";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { can, type UserActor } from "@/lib/access/actor";
import { getDraftKey } from "@/lib/features/appraisals/draft/get-draft-key";
import { load } from "@/lib/platform/transport/page";

/** Lists reports that the user wrote on this device and has not sent. */
export async function UnsentDrafts({ user }: { user: UserActor }) {
  if (!can(user, "appraisals:write")) return null;
  return (
    <PageTexts now={["appraisal-form.queue"]}>
      <UnsentReports draftKey={await load(getDraftKey, {})} />
    </PageTexts>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { answerOf, type ApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { AnswerOutcome } from "@/components/features/manning/approvals/answer-outcome";
import { LazyAnswerDialog } from "@/components/features/manning/answers/lazy-dialog";
import { ProposalView } from "@/components/features/manning/approvals/proposal-view";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { can, type UserActor } from "@/lib/access/actor";
import { getProposalReview } from "@/lib/features/manning/approvals/get-proposal-review";
import type { Review } from "@/lib/features/manning/approvals/schema";
import { AppError } from "@/lib/platform/errors";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { callerOf } from "@/lib/platform/transport/caller";

/** Load the review that the five keys name, or null when the user sees none. */
export async function readReview(user: UserActor, query: Partial<Record<string, unknown>>): Promise<Review | null> {
  try {
    return await getProposalReview.execute(callerOf(await headers(), user, "page"), query);
  } catch (error) {
    if (error instanceof AppError && (error.code === "not-found" || error.code === "invalid")) return null;
    throw error;
  }
}

type Props = {
  user: UserActor;
  keys: ApprovalLinkParams;
  /** The review, when the page has already loaded it. */
  review?: Review;
  /** The next proposal of this principal, which follows after an answer. */
  nextHref?: string | null;
  /** The URL parameters that closing the dialog removes. */
  closingKeys?: readonly string[];
};

/** Opens the answer dialog of an approval link. Removes the parameters when the user may not answer. product 5.8 */
export async function LinkedAnswer(props: Props) {
  const { user, keys, review: loadedReview, nextHref = null, closingKeys = ["approve", "reject"] } = props;
  const decision = answerOf(keys);
  if (decision === null) return null;
  const { vcid, emp, ao, vid, joi } = keys;
  const mayAsk = can(user, "approvals:decide-as-principal");
  const review = mayAsk ? (loadedReview ?? (await readReview(user, { vcid, emp, ao, vid, joi }))) : null;
  if (!review) return <RemoveSearchParams keys={["approve", "reject"]} />;
  const [t, locale] = await Promise.all([getTranslations("approvals"), getLocale()]);
  const position = inLanguage(locale, { en: review.jobPositionNameEn, id: review.jobPositionName });
  const { vesselId, vesselCrewId, crewId, jobPositionId, assignmentOn, shown, outcome } = review;
  const { version } = shown.terms;
  return (
    <PageTexts now={["shell.connection"]} late={["approvals", "files"]}>
      <LazyAnswerDialog
        key={[vesselCrewId, crewId, assignmentOn, decision].join(" ")}
        decision={decision}
        plan={{ vesselId, vesselCrewId, crewId, jobPositionId, assignmentOn, version }}
        mayAnswer={review.mayAnswer}
        lead={t("review.lead", { name: review.employeeName, position, vessel: review.vesselName })}
        statusWhenSent={keys.as && t(`status.${keys.as}`)}
        declaration={review.declaration[locale]}
        shown={loadedReview ? null : <ProposalView shown={shown} locale={locale} />}
        outcome={outcome ? <AnswerOutcome outcome={outcome} isPrincipal locale={locale} /> : null}
        keys={closingKeys}
        next={nextHref ? { href: nextHref, done: t(`review.done.${decision}`, { name: review.employeeName }) } : null}
      />
    </PageTexts>
  );
}

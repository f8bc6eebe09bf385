import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { EmptyListNotice } from "@/components/features/job-openings/careers/empty-list-notice";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { ReviewPage } from "@/components/features/preparation/agreement-review/page";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { openAgreement } from "@/lib/features/preparation/agreement-review/open-agreement";
import type { OpenedReview } from "@/lib/features/preparation/agreement-review/schema";
import { AppError } from "@/lib/platform/errors";
import { callerOf } from "@/lib/platform/transport/caller";
import { withMinimumDuration } from "../../approve/minimum-duration";

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("pkl.review");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** Load the record of the link; null for an invalid link, "busy" after too many attempts. */
async function opened(token: string): Promise<OpenedReview | "busy" | null> {
  try {
    const head = await headers();
    const actor = (await actorOfSession(head)) ?? anonymousActor;
    return await openAgreement.execute(callerOf(head, actor, "page"), { token });
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many") return "busy";
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Lets a seafarer read the agreement before signing. product 5.9, 5.16 */
export default async function AgreementPage({ params, searchParams }: Props) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  const review = await withMinimumDuration(300, opened(token));
  if (review === null) redirect("/closed?reason=invalid");
  if (review === "busy") {
    const t = await getTranslations("pkl.review");
    return <EmptyListNotice heading="h1" title={t("title")} text={t("busy")} />;
  }
  const locale = await pageLocale();
  return (
    <ReviewPage review={review} address={`/agreement/${token}`} locale={locale} isRefused={problem !== undefined} />
  );
}

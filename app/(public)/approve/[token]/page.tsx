import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { EmptyListNotice } from "@/components/features/job-openings/careers/empty-list-notice";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { ApprovalLinkPage, type Problem } from "@/components/features/manning/approvals/link-page";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { openApprovalLink } from "@/lib/features/manning/approvals/open-approval-link";
import type { OpenedLink } from "@/lib/features/manning/approvals/schema";
import { AppError } from "@/lib/platform/errors";
import { callerOf } from "@/lib/platform/transport/caller";
import { withMinimumDuration } from "../minimum-duration";

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("approvals.review");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** Load the record of the link; null for an invalid link, "busy" after too many attempts. */
async function opened(token: string): Promise<OpenedLink | "busy" | null> {
  try {
    const head = await headers();
    const actor = (await actorOfSession(head)) ?? anonymousActor;
    return await openApprovalLink.execute(callerOf(head, actor, "page"), { token });
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many") return "busy";
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Return the dashboard page where a signed-in principal answers the same request. product 5.9 */
async function ownPage({ principalId, keys }: OpenedLink): Promise<string | null> {
  const actor = await actorOfSession(await headers());
  const isOwn = actor?.kind === "user" && principalId !== null && actor.principalId === principalId;
  if (!isOwn || !keys) return null;
  const query = new URLSearchParams(Object.entries(keys).map(([name, value]) => [name, String(value)]));
  return `/dashboard?${query}`;
}

function problemOf(params: Record<string, string | string[] | undefined>): Problem {
  const { item, problem } = params;
  return typeof problem === "string" ? { item: Number(item) || 0, code: problem } : null;
}

export default async function ApprovePage({ params, searchParams }: Props) {
  const { token } = await params;
  // An unknown link takes as long as a known one, so that time reveals nothing.
  const link = await withMinimumDuration(300, opened(token));
  if (link === null) redirect("/closed?reason=invalid");
  if (link === "busy") {
    const t = await getTranslations("approvals");
    return <EmptyListNotice heading="h1" title={t("review.title")} text={t("page.busy")} />;
  }
  const own = await ownPage(link);
  if (own) redirect(own);
  const [locale, query] = await Promise.all([pageLocale(), searchParams]);
  return (
    <ApprovalLinkPage
      opened={link}
      address={`/approve/${token}`}
      locale={locale}
      problem={problemOf(query)}
      isAnswered={typeof query.answered === "string"}
    />
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { CheckPage } from "@/components/features/checks/page";
import { EmptyListNotice } from "@/components/features/job-openings/careers/empty-list-notice";
import { pageLocale } from "@/components/features/job-openings/careers/page-locale";
import { anonymousActor } from "@/lib/access/actor";
import { checkPrintedDocument } from "@/lib/features/checks/check-printed-document";
import type { CheckedDocument } from "@/lib/features/checks/schema";
import { AppError } from "@/lib/platform/errors";
import { callerOf } from "@/lib/platform/transport/caller";
import { withMinimumDuration } from "../../approve/minimum-duration";

type Props = { params: Promise<{ code: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("checks");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

async function readDocumentCheck(code: string): Promise<CheckedDocument | "busy" | null> {
  try {
    return await checkPrintedDocument.execute(callerOf(await headers(), anonymousActor, "page"), { code });
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many") return "busy";
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Shows what a printed document's code proves. product 2.10 */
export default async function CheckedPage({ params }: Props) {
  const { code } = await params;
  // An unknown code takes as long as a known one, so that time reveals nothing.
  const checkedDocument = await withMinimumDuration(300, readDocumentCheck(code));
  const t = await getTranslations("checks");
  if (checkedDocument === "busy") return <EmptyListNotice heading="h1" title={t("title")} text={t("busy")} />;
  if (checkedDocument === null) return <EmptyListNotice heading="h1" title={t("unknown")} text={t("unknownText")} />;
  if (checkedDocument.isRevoked) return <EmptyListNotice heading="h1" title={t("revoked")} text={t("revokedText")} />;
  return <CheckPage found={checkedDocument} code={code} locale={await pageLocale()} />;
}

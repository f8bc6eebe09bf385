import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/features/applicants/public-frame";
import { BrokenLink } from "@/components/features/applicants/status/broken-link";
import { statusLinkOf, statusQuery, type Query } from "@/components/features/applicants/status/link";
import { StatusView } from "@/components/features/applicants/status/view";
import { getRegistrationStatus } from "@/lib/features/applicants/status/get-registration-status";
import { currentVisitor, load } from "@/lib/platform/transport/page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration.status");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function StatusPage({ searchParams }: { searchParams: Promise<Query> }) {
  const link = statusLinkOf(await searchParams);
  const t = await getTranslations("registration.status");
  if (link && !(await currentVisitor())) redirect(`/validation-registration-process?${statusQuery(link)}`);
  const status = link
    ? await load(
        getRegistrationStatus,
        { registrationNo: link.id, registrationGuid: link.g, jobOpeningId: link.joi },
        "gate",
      ).catch(() => null)
    : null;
  return (
    <PublicFrame title={t("title")} narrow>
      {status && link ? <StatusView status={status} guid={link.g} /> : <BrokenLink />}
    </PublicFrame>
  );
}

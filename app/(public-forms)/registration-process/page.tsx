import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/features/applicants/public-frame";
import { BrokenLink } from "@/components/features/applicants/status/broken-link";
import { statusLinkOf, statusQuery, type Query } from "@/components/features/applicants/status/address";
import { StatusView } from "@/components/features/applicants/status/view";
import { PageUnavailable } from "@/components/ui/feedback/page-unavailable";
import { getRegistrationStatus } from "@/lib/features/applicants/status/get-registration-status";
import { currentVisitor } from "@/lib/platform/transport/page";
import { followLink } from "../follow-link";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration.status");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

const brokenLink = { state: "broken" } as const;

export default async function StatusPage({ searchParams }: { searchParams: Promise<Query> }) {
  const link = statusLinkOf(await searchParams);
  const t = await getTranslations("registration.status");
  if (link && !(await currentVisitor())) redirect(`/validation-registration-process?${statusQuery(link)}`);
  const status = link
    ? await followLink(
        getRegistrationStatus,
        { registrationNo: link.id, registrationGuid: link.g, jobOpeningId: link.joi },
        "gate",
      )
    : brokenLink;
  return (
    <PublicFrame title={t("title")} narrow>
      {status.state === "broken" ? <BrokenLink /> : null}
      {status.state === "busy" || status.state === "failed" ? <PageUnavailable state={status.state} /> : null}
      {status.state === "read" && link ? <StatusView status={status.record} guid={link.g} /> : null}
    </PublicFrame>
  );
}

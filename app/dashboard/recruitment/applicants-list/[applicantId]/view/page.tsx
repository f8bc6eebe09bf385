import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { BankSection, EducationSection, SeaServiceSection, TrainingSection } from "@/components/features/applicants/detail/career-sections";
import { ContactSection } from "@/components/features/applicants/detail/contact-section";
import { DocumentsSection } from "@/components/features/applicants/detail/documents-section";
import { HistorySection } from "@/components/features/applicants/detail/history-section";
import { PersonStrip } from "@/components/features/applicants/detail/person-strip";
import { PersonalSection } from "@/components/features/applicants/detail/personal-section";
import { WorkSummaryBar } from "@/components/features/applicants/detail/work-summary-bar";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { getApplicant } from "@/lib/features/applicants/get-applicant";
import { getWorkSummary } from "@/lib/features/applicants/get-work-summary";
import { dayOf } from "@/lib/platform/dates";
import { attempt } from "../../../../attempt";
import { signedIn } from "../../../../signed-in";
import { loadOrClosed } from "../load-or-closed";

type Props = { params: Promise<{ applicantId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.list"))("title") };
}

export default async function ApplicantPage({ params, searchParams }: Props) {
  const user = await signedIn("applicants:view");
  const [{ applicantId }, query] = await Promise.all([params, searchParams]);
  const joi = valueOf(query, "joi");
  const [applicant, summary] = await Promise.all([
    loadOrClosed(getApplicant, { id: applicantId }),
    attempt(loadOrClosed(getWorkSummary, { joi })),
  ]);
  if (String(applicant.jobOpeningId) !== joi) redirect("/closed?reason=broken");
  const [t, shell, spoken] = await Promise.all([getTranslations("applicants.list"), getTranslations("shell"), getLocale()]);
  const locale = spoken === "id" ? "id" : "en";
  const today = dayOf(new Date());
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: "/dashboard/recruitment/applicants-list" },
        ]}
        title={applicant.registrationNumber}
      />
      <WorkSummaryBar summary={summary} />
      <PersonStrip applicant={applicant} today={today} />
      <PersonalSection applicant={applicant} locale={locale} />
      <ContactSection applicant={applicant} />
      <EducationSection applicant={applicant} locale={locale} />
      <DocumentsSection applicant={applicant} locale={locale} today={today} />
      <TrainingSection applicant={applicant} locale={locale} />
      <SeaServiceSection applicant={applicant} locale={locale} />
      <BankSection applicant={applicant} visible={can(user, "applicants:edit")} />
      <HistorySection applicant={applicant} locale={locale} />
    </>
  );
}

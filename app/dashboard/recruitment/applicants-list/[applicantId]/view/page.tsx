import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApplicantPage, type ApplicantPageProps } from "../applicant-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applicants.list"))("title") };
}

export default function ViewPage(props: ApplicantPageProps) {
  return <ApplicantPage {...props} mode="view" />;
}

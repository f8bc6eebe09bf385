import type { Metadata } from "next";
import { orNull } from "@/lib/platform/transport/or-null";
import { loadApplicant } from "../load-applicant";
import { ApplicantPage, type ApplicantPageProps } from "../applicant-page";

export async function generateMetadata({ params }: ApplicantPageProps): Promise<Metadata> {
  const applicant = await orNull(loadApplicant((await params).applicantId));
  return applicant ? { title: applicant.fullName } : {};
}

export default function ViewPage(props: ApplicantPageProps) {
  return <ApplicantPage {...props} mode="view" />;
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EligibilityCheck } from "@/components/features/applicants/registration/eligibility-check";
import { checkEligibility } from "@/lib/features/applicants/registration/check-eligibility";
import { eligibilityInput } from "@/lib/features/applicants/schema";
import { load } from "@/lib/platform/transport/page";

type Props = {
  params: Promise<{ jobOpeningId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration.eligibility");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function EligiblePage({ params, searchParams }: Props) {
  const [{ jobOpeningId }, { held, years, checked }] = await Promise.all([params, searchParams]);
  const opened = eligibilityInput.safeParse({ joi: jobOpeningId });
  if (!opened.success) notFound();
  // Ignore parameters that were edited by hand.
  const parsed = eligibilityInput.safeParse({ joi: jobOpeningId, held, years });
  const input = parsed.success ? parsed.data : opened.data;
  const verdict = await load(checkEligibility, input);
  return (
    <EligibilityCheck
      joi={input.joi}
      eligibility={verdict}
      certificateIds={input.held}
      years={parsed.success && typeof years === "string" ? years : ""}
      isChecked={parsed.success && checked === "1"}
    />
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/features/applicants/public-frame";
import { RegistrationWizard } from "@/components/features/applicants/registration/wizard";
import { PageUnavailable } from "@/components/ui/feedback/page-unavailable";
import { getRegistration } from "@/lib/features/applicants/registration/get-registration";
import { listRegistrationOptions } from "@/lib/features/applicants/registration/list-registration-options";
import { registrationInput } from "@/lib/features/applicants/schema";
import { wizardStepAt } from "@/components/features/applicants/draft/wizard-step";
import { appliedInputs } from "@/lib/features/crew/person-fields.rules";
import { getPublicJobOpening } from "@/lib/features/job-openings/get-public-job-opening";
import { listMatrix } from "@/lib/features/positions/list-matrix";
import { captchaProvider, captchaSiteKey } from "@/lib/platform/captcha/provider";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { currentVisitor, load } from "@/lib/platform/transport/page";
import { followLink } from "../follow-link";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** Return the optional certificates of the position; none when they cannot be read. */
async function optionalCertificates(joi: number) {
  const linkOutcome = await followLink(getPublicJobOpening, { id: joi });
  const opening = linkOutcome.state === "read" ? linkOutcome.record : null;
  const jobPositionId = opening?.jobPositionMarineId ?? opening?.jobPositionTankerId;
  const namesOf = async (kind: "coc" | "cop") => {
    if (!opening || !jobPositionId || (opening.divisionId !== 1 && opening.divisionId !== 2)) return [];
    const rows = await followLink(
      listMatrix,
      { divisionId: opening.divisionId, kind, jobPositionId, vesselTypeId: opening.vesselTypeId, isMandatory: false },
      "gate",
    );
    return rows.state === "read" ? rows.record.map((row) => row.certificateNameEn) : [];
  };
  const [coc, cop] = await Promise.all([namesOf("coc"), namesOf("cop")]);
  return { coc, cop };
}

export default async function RegistrationPage({ searchParams }: Props) {
  const query = await searchParams;
  const parsedQuery = registrationInput.safeParse(query);
  if (!parsedQuery.success) redirect("/");
  const { joi } = parsedQuery.data;
  if (!(await currentVisitor())) redirect(`/validation?joi=${joi}`);
  const [t, linkOutcome] = await Promise.all([
    getTranslations("registration"),
    followLink(getRegistration, { joi }, "gate"),
  ]);
  if (linkOutcome.state === "broken") redirect("/closed?reason=broken");
  if (linkOutcome.state !== "read")
    return (
      <PublicFrame title={t("title")}>
        <PageUnavailable state={linkOutcome.state} />
      </PublicFrame>
    );
  const registration = linkOutcome.record;
  const step = wizardStepAt(query.step, registration.submitted ? [1, 2, 3, 4] : registration.submittedSteps);
  if (String(step) !== query.step) redirect(`/registration?joi=${joi}&step=${step}`);
  const [options, certificates] = await Promise.all([
    orNull(load(listRegistrationOptions, {}, "gate")),
    optionalCertificates(joi),
  ]);
  return (
    <PublicFrame title={t("title")}>
      <RegistrationWizard
        registration={registration}
        options={options}
        certificates={certificates}
        step={registration.submitted ? 5 : step}
        today={dayOf(new Date())}
        fields={appliedInputs()}
        captcha={{ provider: captchaProvider(), siteKey: captchaSiteKey() }}
      />
    </PublicFrame>
  );
}

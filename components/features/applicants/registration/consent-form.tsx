"use client";

import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { submitRegistrationAction } from "@/lib/features/applicants/registration/actions";
import { consentInput, wizardSteps } from "@/lib/features/applicants/wizard.schema";
import { forgetDrafts } from "../draft/tab-draft";
import { RefusalMessage, type Refusal } from "./refusal-message";
import { StepSection } from "../registration-fields/step-section";
import { ActionBar } from "@/components/ui/layout/action-bar";
import { Button } from "@/components/ui/layout/button";
import verbs from "@/components/ui/layout/action-bar.module.css";
import { useWizard } from "../draft/wizard-context";

type ConsentValues = {
  declaration: boolean;
  consent: boolean;
  specificConsent: boolean;
  keepForOtherOpenings: boolean;
};
const emptyConsent: ConsentValues = {
  declaration: false,
  consent: false,
  specificConsent: false,
  keepForOtherOpenings: false,
};

/** Collect each consent separately, then submit the registration. product 5.20 */
export function ConsentForm() {
  const t = useTranslations("registration");
  const router = useRouter();
  const { joi, go, openCaptchaGate, registration } = useWizard();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useActionForm<ConsentValues, { regRegisNo: string }>({
    schema: consentInput,
    validationMode: "onTouched",
    defaultValues: emptyConsent,
    // The schema accepts only three ticks, and the server checks again.
    action: (values) =>
      submitRegistrationAction({ joi, ...values, declaration: true, consent: true, specificConsent: true }),
    onSuccess: () => {
      forgetDrafts(joi, wizardSteps);
      router.refresh();
      window.scrollTo(0, 0);
    },
    onRefusal: (refusal) => {
      if (refusal.code === "GATE_EXPIRED") return openCaptchaGate(() => void form.submit());
      setRefusal(refusal);
    },
  });
  const parts = { control: form.control, errorText: form.errorText };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        setRefusal(null);
        void form.submit(event);
      }}
    >
      <StepSection id="consent" title={t("finish.consentTitle")} columns={false}>
        <Box sx={{ display: "grid", gap: 2 }}>
          <FormCheckboxField {...parts} name="declaration" label={t("finish.declaration")} required />
          <FormCheckboxField {...parts} name="consent" label={t("finish.consent")} required />
          <FormCheckboxField {...parts} name="specificConsent" label={t("finish.specificConsent")} required />
          <FormCheckboxField {...parts} name="keepForOtherOpenings" label={t("finish.keepForOtherOpenings")} />
        </Box>
        <Box>
          <Link href="/privacy" target="_blank" rel="noopener" sx={{ display: "inline-block", py: 2 }}>
            {t("finish.readPrivacy")}
          </Link>
        </Box>
        {refusal ? <RefusalMessage refusal={refusal} /> : null}
        {registration.opening.isOpen ? null : <Alert severity="warning">{t("closedOpening")}</Alert>}
      </StepSection>
      <ActionBar>
        <Button variant="outlined" size="large" onClick={() => void go(4)} height={48} className={verbs.back}>
          {t("actions.back")}
        </Button>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={form.isPending}
          disabled={!registration.opening.isOpen}
          height={48}
          className={verbs.go}
        >
          {t("finish.send")}
        </Button>
      </ActionBar>
    </Box>
  );
}

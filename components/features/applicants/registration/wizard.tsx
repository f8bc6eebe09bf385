"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useMemo, useRef, useState } from "react";
import type { CaptchaSettings } from "@/components/features/captcha/settings";
import { UploadProvider, type UploadSettings } from "@/components/ui/upload/upload-context";
import type { Registration, RegistrationOptions } from "@/lib/features/applicants/schema";
import type { AppliedInput } from "@/lib/features/crew/person-fields.rules";
import { BankStep } from "../registration-fields/bank-step";
import { DocumentsStep } from "../registration-documents/documents-step";
import { FinishStep } from "./finish-step";
import { GateDialog } from "@/components/features/captcha/gate-dialog";
import { GateWatch } from "@/components/features/captcha/gate-watch";
import { Alert } from "@/components/ui/feedback/alert";
import { PersonalStep } from "../registration-fields/personal-step";
import { TrainingStep } from "../registration-fields/training-step";
import type { SaveState } from "../draft/use-draft";
import { WizardHead } from "./wizard-head";
import { WizardProvider } from "../draft/wizard-context";

type Props = {
  registration: Registration;
  options: RegistrationOptions | null;
  certificates: { coc: string[]; cop: string[] };
  step: number;
  today: string;
  fields: readonly AppliedInput[];
  captcha: CaptchaSettings;
};

const steps = [PersonalStep, DocumentsStep, TrainingStep, BankStep, FinishStep];

const publicFiles: UploadSettings = {
  uploadUrl: "/PMSol/v1/FileUploadPublic/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownloadPublic/FileDownload?fileId=${fileId}&inline=true`,
  fileType: "personaldata",
};

/** The five-step registration. Document 1 §2.4. */
export function RegistrationWizard({ registration, options, certificates, step, today, fields, captcha }: Props) {
  const t = useTranslations("registration");
  const router = useRouter();
  const joi = registration.opening.id;
  const [saveState, setSaveState] = useState<SaveState>({
    phase: registration.savedAt ? "saved" : "none",
    savedAt: registration.savedAt,
  });
  const [gateAsked, setGateAsked] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  const leavingRef = useRef<() => Promise<unknown>>(async () => {});

  const askGate = useCallback((resume: () => void) => {
    waiting.current.push(resume);
    setGateAsked(true);
  }, []);
  const resumeAll = () => {
    setGateAsked(false);
    for (const resume of waiting.current.splice(0)) resume();
  };
  const go = useCallback(
    async (target: number, place?: string) => {
      await leavingRef.current();
      router.push(`/registration?joi=${joi}&step=${target}${place ? `#${place}` : ""}`);
    },
    [router, joi],
  );
  const rules = useMemo(
    () => ({ today, isCadet: registration.isCadet, required: registration.required }),
    [today, registration.isCadet, registration.required],
  );
  const files = useMemo<UploadSettings>(
    () => ({
      ...publicFiles,
      onRefused: ({ code }, retry) => {
        if (code !== "GATE_EXPIRED") return false;
        askGate(retry);
        return true;
      },
    }),
    [askGate],
  );

  const sent = registration.submitted !== null;
  const Step = steps[step - 1] ?? FinishStep;
  return (
    <WizardProvider
      value={{
        joi,
        registration,
        options,
        rules,
        fields,
        certificates,
        openCaptchaGate: askGate,
        go,
        leavingRef,
        saveState,
        setSaveState,
      }}
    >
      <UploadProvider settings={files}>
        {sent ? null : <WizardHead step={step} />}
        {registration.opening.isOpen || sent ? null : (
          <Alert severity="warning" space="below-24">
            {t("closedOpening")}
          </Alert>
        )}
        <Step key={step} />
        {gateAsked ? <GateDialog settings={captcha} onOpened={resumeAll} onLater={() => setGateAsked(false)} /> : null}
        {sent ? null : <GateWatch paused={gateAsked} />}
      </UploadProvider>
    </WizardProvider>
  );
}

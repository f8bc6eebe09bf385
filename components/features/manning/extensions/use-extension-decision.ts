"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { useWithoutSecondPerson } from "@/components/ui/feedback/without-second-person";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { decideExtensionAction, sendExtensionMailAction } from "@/lib/features/manning/extensions/actions";
import { decideForm, type ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { useExtensionPreview } from "./use-extension-preview";

type Status = "Approved" | "Rejected";
type Values = {
  vesselCrewExtensionId: number;
  approvalExtensionStatus: Status;
  acceptedCodes: string[];
  reason: string;
  moveSchedule: boolean;
  version: number;
};

/** Manage one decision with the server's preview, then make sure its mail is sent. D2 §4, §8 */
export function useExtensionDecision(row: ExtensionRow, status: Status, onClose: () => void) {
  const t = useTranslations("extensions.decide");
  const router = useRouter();
  const toast = useToast();
  const [refused, setRefused] = useState<OpenProblem[]>([]);
  const { vesselCrewExtensionId, crewId, version } = row;
  const answer = useExtensionPreview({ crewId, vesselCrewExtensionId });
  const withoutSecondPersonReason = useWithoutSecondPerson();
  const toastResult = async () => {
    const sendEmailType = status === "Approved" ? "ExtensionApprovedExtension" : "ExtensionRejected";
    const sent = await sendExtensionMailAction({ sendEmailType, vesselCrewExtensionId }).catch(() => null);
    toast(sent?.ok ? { severity: "success", text: t("sent") } : { severity: "warning", text: t("notSent") });
  };
  const { control, submit, isPending, errorText, formState, setValue } = useActionForm<Values, unknown>({
    schema: decideForm,
    action: (values) => decideExtensionAction({ ...values, ...withoutSecondPersonReason.requestFields }),
    defaultValues: {
      vesselCrewExtensionId,
      approvalExtensionStatus: status,
      acceptedCodes: [],
      reason: "",
      moveSchedule: false,
      version,
    },
    validationMode: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: t(status === "Approved" ? "approved" : "rejected") });
      void toastResult();
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ code, errors }) => void (withoutSecondPersonReason.asks(code) || setRefused(problemsOf(errors))),
  });
  const openProblems = refused.length > 0 ? refused : (answer?.preview?.problems ?? []);
  const problems = status === "Approved" ? openProblems : [];
  const soft = problems.filter(({ hard }) => !hard);
  const root = formState.errors.root;
  const confirm = (event: FormEvent) => {
    setValue(
      "acceptedCodes",
      soft.map(({ code }) => code),
    );
    void submit(event);
  };
  return {
    alone: withoutSecondPersonReason,
    control,
    errorText,
    isPending,
    answer,
    problems,
    confirm,
    isBlocked:
      problems.some(({ hard }) => hard) || (status === "Approved" && answer !== null && answer.preview === null),
    needsReason: status === "Rejected" || soft.length > 0,
    refusal: root && root.type !== "ALONE" && refused.length === 0 ? root.message : null,
  };
}

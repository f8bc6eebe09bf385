"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { requestExtensionAction } from "@/lib/features/manning/extensions/actions";
import { requestForm } from "@/lib/features/manning/extensions/schema";
import { problemsOf, type OpenProblem } from "@/lib/features/manning/problem.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { useExtensionPreview } from "./use-extension-preview";

/** The person on board. isOwn: they request for themselves, which includes their consent. */
export type ExtensionSubject = { crewId: number; name: string; offBoard: string; isOwn: boolean };
type Values = {
  crewId: number;
  extendedDate: string;
  extendedReason: string;
  hasRead: boolean;
  consentName: string;
};

/** Manage an extension request with the server's preview or refusal of its date. */
export function useExtensionRequest({ crewId, name, isOwn }: ExtensionSubject, onClose: () => void) {
  const t = useTranslations("extensions.request");
  const router = useRouter();
  const toast = useToast();
  const [refused, setRefused] = useState<{ day: string; problems: OpenProblem[] } | null>(null);
  const { control, submit, isPending, errorText, formState, getValues } = useActionForm<Values, unknown>({
    schema: requestForm,
    action: requestExtensionAction,
    defaultValues: { crewId, extendedDate: "", extendedReason: "", hasRead: false, consentName: "" },
    validationMode: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: isOwn ? t("ownDone") : t("done", { name }) });
      onClose();
      router.refresh();
      setTimeout(() => document.getElementById("content")?.focus());
    },
    onRefusal: ({ errors }) => setRefused({ day: getValues("extendedDate"), problems: problemsOf(errors) }),
  });
  const extendedDate = useWatch({ control, name: "extendedDate" });
  const day = isDay(extendedDate) ? extendedDate : "";
  const answer = useExtensionPreview({ crewId, extendedDate: day });
  const isRefused = refused?.day === extendedDate;
  const refusedProblems = isRefused ? refused.problems : [];
  const preview = answer?.preview ?? null;
  const root = formState.errors.root;
  return {
    control,
    errorText,
    isPending,
    submit,
    /** No preview before a date is chosen. */
    preview: day ? preview : null,
    failure: answer && !preview ? answer.message : null,
    isAsking: answer === null && day !== "",
    problems: day ? (refusedProblems.length > 0 ? refusedProblems : (preview?.problems ?? [])) : [],
    isBlocked: day !== "" && preview !== null && !preview.isAllowed,
    refusal: root && refusedProblems.length === 0 && isRefused && root.type !== "invalid" ? root.message : null,
  };
}

"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useWithoutSecondPerson } from "@/components/ui/feedback/without-second-person";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { decideAsPrincipalAction } from "@/lib/features/manning/answers/actions";
import { answerForm } from "@/lib/features/manning/approvals/schema";

export type Decision = "Confirmed" | "Rejected";
/** The assignment that is answered, in the version shown to the user. */
export type AnsweredPlan = {
  vesselId: number;
  vesselCrewId: number;
  crewId: number;
  jobPositionId: number;
  assignmentOn: "Current" | "Next" | "NextButOne";
  version: number;
};
type Values = {
  assignmentStatus: Decision;
  hasRead: boolean;
  reason: string;
  evidenceFileId: UploadedFile | null;
};
const fields: readonly string[] = ["hasRead", "reason", "evidenceFileId"] satisfies (keyof Values)[];

type Next = { href: string; done: string } | null;

/** Manage the form of one principal's answer and its result, or go on to the next proposal. D2 §4 */
export function useAnswerForm(plan: AnsweredPlan, status: Decision, isOnBehalf: boolean, next: Next) {
  const router = useRouter();
  const toast = useToast();
  const [result, setResult] = useState<"done" | { message: string } | null>(null);
  const withoutSecondPersonReason = useWithoutSecondPerson();
  const form = useActionForm<Values, unknown>({
    schema: answerForm(isOnBehalf),
    action: ({ evidenceFileId, ...values }) =>
      decideAsPrincipalAction({
        ...plan,
        ...values,
        ...withoutSecondPersonReason.requestFields,
        evidenceFileId: evidenceFileId?.fileId,
        acceptedCodes: [],
        user: "principal",
      }),
    defaultValues: { assignmentStatus: status, hasRead: false, reason: "", evidenceFileId: null },
    validationMode: "onTouched",
    onSuccess: () => {
      if (next) {
        toast({ severity: "success", text: next.done, seconds: 5, showsOnNextPage: true });
        router.push(next.href);
        return;
      }
      setResult("done");
      router.refresh();
    },
    onRefusal: ({ code, message, errors }) => {
      if (withoutSecondPersonReason.asks(code)) return;
      if (!errors.some(({ path }) => fields.includes(path))) setResult({ message });
    },
  });
  return { ...form, alone: withoutSecondPersonReason, result, again: () => setResult(null) };
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { submitStepAction } from "@/lib/features/applicants/registration/actions";
import { wizardSteps, type WizardStep } from "@/lib/features/applicants/wizard.schema";
import { recallDraft, unstashDraft } from "../draft/tab-draft";
import { valuesOf } from "./form-values";
import { withRequiredMessages } from "../draft/required-messages";
import { useRequiredMessage } from "../draft/use-required-message";
import { useDraft } from "../draft/use-draft";
import { useWizard } from "../draft/wizard-context";

type Options<V extends FieldValues> = { step: WizardStep; empty: V; schema: z.ZodType; prepare?: (values: V) => V };

/** Manage one step as a form: fill it from the draft, save while typing, submit with Next. */
export function useWizardStepForm<V extends FieldValues>({
  step,
  empty,
  schema,
  prepare = (values) => values,
}: Options<V>) {
  const { joi, registration, openCaptchaGate, leavingRef, setSaveState } = useWizard();
  const router = useRouter();
  const messageOf = useRequiredMessage();
  const [initial] = useState(() => {
    const tabDraft = recallDraft(joi, step, registration.savedAt?.getTime() ?? 0);
    return {
      values: prepare(valuesOf(empty, tabDraft?.values ?? registration.content[step])),
      dirty: tabDraft?.dirty ?? false,
    };
  });
  const form = useActionForm<V, { step: number; nextStep: number }>({
    schema: withRequiredMessages(schema, messageOf),
    validationMode: "onTouched",
    focusFirstError: false,
    // Complete values are a valid partial; the library's mapped type hides it.
    defaultValues: initial.values as DefaultValues<V>,
    action: (values) => submitStepAction({ joi, step, values }),
    onSuccess: ({ nextStep }) => {
      settled();
      router.push(`/registration?joi=${joi}&step=${nextStep}`);
    },
    onRefusal: ({ code }) => {
      if (code === "GATE_EXPIRED") openCaptchaGate(() => void form.submit());
    },
  });
  const { getValues, reset, watch } = form;
  const onGateExpired = () => openCaptchaGate(() => void flush());
  const { state, touch, flush, settled } = useDraft({
    joi,
    step,
    savedAt: registration.savedAt,
    values: getValues,
    onGateExpired,
  });

  useEffect(() => setSaveState(state), [setSaveState, state]);
  useEffect(() => {
    leavingRef.current = flush;
    return () => void (leavingRef.current = async () => {});
  }, [leavingRef, flush]);

  const restore = useEffectEvent(() => {
    const stashed = unstashDraft(joi, step);
    if (stashed) reset(prepare(valuesOf(empty, stashed)));
    if (stashed || initial.dirty) touch();
  });
  useEffect(() => {
    restore();
    const subscription = watch((_values, { name }) => name && touch());
    return () => subscription.unsubscribe();
  }, [watch, touch]);

  return { form, flush, number: wizardSteps.indexOf(step) + 1 };
}

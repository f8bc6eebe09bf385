"use client";

import { useRouter } from "next/navigation";
import { startTransition, type KeyboardEvent } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { ActionResult } from "@/lib/platform/transport/action-result";

type Options<V extends FieldValues> = {
  schema: z.ZodType;
  action: (values: V) => Promise<ActionResult<unknown>>;
  defaultValues: DefaultValues<V>;
  /** The version the row shows now: after a conflict message, saving overwrites it knowingly. */
  version: number;
  done: string;
  onClose: () => void;
};

/**
 * Form in a table row: Enter saves, Esc cancels, and the typed value shows until the page refreshes. After a conflict
 * it names who changed it and shows the current row around the typed values.
 */
export function useRowForm<V extends FieldValues>({ action, version, done, onClose, ...options }: Options<V>) {
  const router = useRouter();
  const toast = useToast();
  const form = useActionForm<V, unknown>({
    ...options,
    action: (values) => action({ ...values, version }),
    validationMode: "onTouched",
    onSuccess: () => {
      toast({ severity: "success", text: done });
      startTransition(() => {
        router.refresh();
        onClose();
      });
    },
    onRefusal: ({ code }) => {
      if (code === "conflict") router.refresh();
    },
  });
  const { root } = form.formState.errors;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    const isVerb = event.target instanceof HTMLButtonElement;
    if (event.key === "Enter" && isVerb) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    else if (!form.isPending) void form.submit();
  };
  // Field errors are shown beside the field.
  const refusal =
    root?.message && root.type !== "invalid" ? { isOvertaken: root.type === "conflict", text: root.message } : null;
  return { ...form, onKeyDown, refusal };
}

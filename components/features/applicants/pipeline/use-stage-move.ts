"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues, DefaultValues } from "react-hook-form";
import type { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { ActionResult } from "@/lib/platform/transport/action-result";

export type MoveOptions<V extends FieldValues, T> = {
  schema: z.ZodType;
  action: (values: V) => Promise<ActionResult<T>>;
  defaultValues: DefaultValues<V>;
  done: string;
  onDone?: ((data: T) => void) | undefined;
};

/**
 * Submit one move of an applicant. Values stay after a refusal; the page reloads after success. formMessages:
 * refusals without a field; onFields: whether others are shown on fields.
 */
export function useStageMove<V extends FieldValues, T>({
  schema,
  action,
  defaultValues,
  done,
  onDone,
}: MoveOptions<V, T>) {
  const router = useRouter();
  const toast = useToast();
  const [formMessages, setFormMessages] = useState<string[]>([]);
  const [onFields, setOnFields] = useState(false);
  const form = useActionForm<V, T>({
    schema,
    action,
    defaultValues,
    validationMode: "onTouched",
    onSuccess: (data) => {
      toast({ severity: "success", text: done });
      onDone?.(data);
      router.refresh();
    },
    onRefusal: ({ errors }) => {
      const isAsked = ({ path }: { path: string }) => Object.hasOwn(defaultValues, path.split(".")[0] ?? path);
      setFormMessages(errors.filter((error) => !isAsked(error)).map(({ message }) => message));
      setOnFields(errors.some(isAsked));
    },
  });
  return { ...form, loose: formMessages, onFields };
}

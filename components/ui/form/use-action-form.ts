"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { z } from "zod";
import { splitMessage } from "@/lib/platform/errors";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { isOffline } from "../feedback/online";
import { schemaResolver } from "./schema-resolver";

type Options<V extends FieldValues, T> = {
  schema: z.ZodType;
  action: (values: V) => Promise<ActionResult<T>>;
  defaultValues: DefaultValues<V>;
  /** "onBlur" validates a field when it is left; "onTouched" also clears its error while it is corrected. */
  validationMode?: "onBlur" | "onTouched";
  /** false for a form that lists its errors and moves the focus itself. */
  focusFirstError?: boolean;
  onSuccess?: (data: T) => void;
  onRefusal?: (refusal: { code: string; message: string; errors: { path: string; message: string }[] }) => void;
};

/**
 * Connect a form to one schema and one action. Browser and server errors show at their fields, and input is never
 * lost.
 */
export function useActionForm<V extends FieldValues, T>({
  schema,
  action,
  defaultValues,
  validationMode = "onBlur",
  focusFirstError = true,
  onSuccess,
  onRefusal,
}: Options<V, T>) {
  const t = useTranslations();
  const [isPending, startTransition] = useTransition();
  const form = useForm<V>({
    resolver: schemaResolver<V>(schema),
    defaultValues,
    mode: validationMode,
    reValidateMode: validationMode === "onBlur" ? "onBlur" : "onChange",
    shouldFocusError: focusFirstError,
  });
  const { setError, setFocus } = form;

  const submit = form.handleSubmit((values) =>
    startTransition(async () => {
      const result = await action(values).catch(() => null);
      if (result?.ok) return onSuccess?.(result.data);
      const networkErrorText = isOffline() ? t("shell.offline") : t("shell.noAnswer");
      const refusal = result ?? { code: "offline", message: networkErrorText, errors: [] };
      for (const [index, { path, message }] of refusal.errors.entries()) {
        // The library types field names; the server's names are a subset.
        const field = path as Path<V>;
        setError(field, { type: "server", message });
        if (index === 0 && path && focusFirstError) setFocus(field);
      }
      setError("root", { type: refusal.code, message: refusal.message });
      onRefusal?.(refusal);
    }),
  );

  /** Return the text of a field's error. Schema messages are keys; server messages are already translated. */
  const errorText = (message: string | undefined): string | undefined => {
    if (!message) return undefined;
    const { key, values } = splitMessage(message);
    return isMessageKey(t, key) ? t(key, values) : message;
  };

  return { ...form, submit, isPending, errorText };
}

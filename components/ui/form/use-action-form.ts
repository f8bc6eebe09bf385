"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from "react-hook-form";
import type { z } from "zod";
import { splitMessage } from "@/lib/platform/errors";
import type { ActionResult } from "@/lib/platform/transport/action-result";

type Options<V extends FieldValues, T> = {
  schema: z.ZodType;
  action: (values: V) => Promise<ActionResult<T>>;
  defaultValues: DefaultValues<V>;
  /** "onBlur" judges a field when it is left; "onTouched" also takes an error away while it is being corrected. */
  judge?: "onBlur" | "onTouched";
  onSuccess?: (data: T) => void;
  onRefusal?: (refusal: { code: string; message: string; errors: { path: string; message: string }[] }) => void;
};

/** A form over one schema and one action: browser and server errors land on their fields, nothing typed is lost. */
export function useActionForm<V extends FieldValues, T>({
  schema,
  action,
  defaultValues,
  judge = "onBlur",
  onSuccess,
  onRefusal,
}: Options<V, T>) {
  const t = useTranslations();
  const [isPending, startTransition] = useTransition();
  const form = useForm<V>({
    // The resolver's own generics need the schema's type; the form only needs its messages.
    resolver: zodResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<V>,
    defaultValues,
    mode: judge,
    reValidateMode: judge === "onBlur" ? "onBlur" : "onChange",
    shouldFocusError: true,
  });
  const { setError, setFocus } = form;

  const submit = form.handleSubmit((values) =>
    startTransition(async () => {
      const result = await action(values).catch(() => null);
      if (result?.ok) return onSuccess?.(result.data);
      const refusal = result ?? { code: "offline", message: t("shell.offline"), errors: [] };
      for (const [index, { path, message }] of refusal.errors.entries()) {
        setError(path as Path<V>, { type: "server", message });
        if (index === 0 && path) setFocus(path as Path<V>);
      }
      setError("root", { type: refusal.code, message: refusal.message });
      onRefusal?.(refusal);
    }),
  );

  /** The text of a field's error: schema messages are keys, server messages are already in the reader's language. */
  const errorText = (message: string | undefined): string | undefined => {
    if (!message) return undefined;
    const { key, values } = splitMessage(message);
    return t.has(key as never) ? t(key as never, values as never) : message;
  };

  return { ...form, submit, isPending, errorText };
}

"use client";

import { useTranslations } from "next-intl";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { createApiTokenAction } from "@/lib/features/users/profile/actions";
import { createApiTokenInput } from "@/lib/features/users/schema";
import { CreateSecretForm } from "./create-secret-form";

type Values = { name: string; days: string };
type Props = { onCancel: () => void; onCreated: (token: string) => void };

export function TokenForm({ onCancel, onCreated }: Props) {
  const t = useTranslations("users.security");
  const form = useActionForm<Values, { token: string }>({
    schema: createApiTokenInput,
    action: createApiTokenAction,
    defaultValues: { name: "", days: "90" },
    onSuccess: ({ token }) => onCreated(token),
  });
  const field = { control: form.control, errorText: form.errorText, required: true };
  return (
    <CreateSecretForm form={form} failed={t("tokenFailed")} create={t("createToken")} onCancel={onCancel}>
      <FormTextField {...field} name="name" label={t("tokenName")} help={t("tokenNameHelp")} maxLength={60} />
      <FormTextField
        {...field}
        name="days"
        label={t("tokenDays")}
        help={t("tokenDaysHelp")}
        kind="number"
        maxLength={3}
        unit={t("days")}
      />
    </CreateSecretForm>
  );
}

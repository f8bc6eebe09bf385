"use client";

import { useTranslations } from "next-intl";
import { CreateSecretForm } from "@/components/features/users/profile/create-secret-form";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import type { FeedKind } from "@/db/enums/calendars";
import { createFeedAction } from "@/lib/features/calendars/actions";
import { createFeedInput } from "@/lib/features/calendars/schema";
import { KindsField } from "./kinds-field";

type Values = { name: string; kinds: FeedKind[] };
type Props = { mayHave: readonly FeedKind[]; onCancel: () => void; onCreated: (address: string) => void };

export function FeedForm({ mayHave, onCancel, onCreated }: Props) {
  const t = useTranslations("calendars.section");
  const form = useActionForm<Values, { address: string }>({
    schema: createFeedInput,
    action: createFeedAction,
    defaultValues: { name: "", kinds: mayHave.slice(0, 1) },
    onSuccess: ({ address }) => onCreated(address),
  });
  const field = { control: form.control, errorText: form.errorText, required: true };
  return (
    <CreateSecretForm form={form} failed={t("createFailed")} create={t("create")} onCancel={onCancel}>
      <FormTextField {...field} name="name" label={t("name")} help={t("nameHelp")} maxLength={60} />
      <KindsField {...field} name="kinds" label={t("kinds")} mayHave={mayHave} />
    </CreateSecretForm>
  );
}

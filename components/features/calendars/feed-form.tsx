"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { AccountAlert } from "@/components/features/users/password/account-alert";
import styles from "@/components/features/users/password/password.module.css";
import { refusalText } from "@/components/features/users/password/refusal-text";
import { FormTextField } from "@/components/ui/form/text-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { Button } from "@/components/ui/layout/button";
import type { FeedKind } from "@/db/enums/calendars";
import { createFeedAction } from "@/lib/features/calendars/actions";
import { createFeedInput } from "@/lib/features/calendars/schema";
import { KindsField } from "./kinds-field";

type Values = { name: string; kinds: FeedKind[] };
type Props = { mayHave: readonly FeedKind[]; onCancel: () => void; onCreated: (address: string) => void };

export function FeedForm({ mayHave, onCancel, onCreated }: Props) {
  const t = useTranslations();
  const { control, submit, isPending, errorText, formState } = useActionForm<Values, { address: string }>({
    schema: createFeedInput,
    action: createFeedAction,
    defaultValues: { name: "", kinds: mayHave.slice(0, 1) },
    onSuccess: ({ address }) => onCreated(address),
  });
  const field = { control, errorText, required: true };
  const failure = refusalText(formState.errors.root, t("calendars.section.createFailed"));
  return (
    <form onSubmit={submit} noValidate style={{ display: "contents" }}>
      <DialogContent dividers>
        <div className={styles.fields}>
          <FormTextField
            {...field}
            name="name"
            label={t("calendars.section.name")}
            help={t("calendars.section.nameHelp")}
            maxLength={60}
          />
          <KindsField {...field} name="kinds" label={t("calendars.section.kinds")} mayHave={mayHave} />
          {failure ? <AccountAlert severity="error">{failure}</AccountAlert> : null}
        </div>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        <Button onClick={onCancel} disabled={isPending}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {t("calendars.section.create")}
        </Button>
      </DialogActions>
    </form>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { deleteFormAction, publishFormAction } from "@/lib/features/appraisals/forms/actions";
import { formIdInput } from "@/lib/features/appraisals/forms/schema";
import type { FormSubject } from "./subject";

type Props = { subject: FormSubject; onClose: () => void };

/** Confirm publishing, with its effects above the button. */
export function PublishDialog({ subject, onClose }: Props) {
  const t = useTranslations("appraisal-lists.questions");
  const { id, version, date, questions, courses } = subject;
  return (
    <FormDialog
      title={t("publishTitle", { date })}
      text={t("publishText", { questions, courses })}
      confirm={t("publish")}
      schema={formIdInput}
      action={publishFormAction}
      defaultValues={{ id, version }}
      done={t("publishDone")}
      onClose={onClose}
    />
  );
}

/** Confirm deleting a draft. Published versions are not affected. */
export function DeleteDialog({ subject: { id, version }, onClose }: Props) {
  const t = useTranslations("appraisal-lists.questions");
  const router = useRouter();
  return (
    <FormDialog
      title={t("deleteTitle")}
      text={t("deleteText")}
      confirm={t("delete")}
      danger
      schema={formIdInput}
      action={deleteFormAction}
      defaultValues={{ id, version }}
      done={t("deleteDone")}
      onDone={() => router.push("?")}
      onClose={onClose}
    />
  );
}

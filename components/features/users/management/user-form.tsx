"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import { isTyping } from "@/components/ui/form/is-typing";
import { Button } from "@/components/ui/layout/button";
import { isProtected } from "@/lib/features/users/rules";
import type { Profile, LinkedRecords } from "@/lib/features/users/schema";
import { reasonOf } from "../password/refusal-text";
import { AccessFields } from "./access-fields";
import { RefusalAlert } from "./refusal-alert";
import { FormSwitchField } from "./switch-field";
import { UserFields, type UserFieldsProps } from "./user-fields";
import styles from "./user-form.module.css";
import { useUserForm } from "./use-user-form";

export type UserFormProps = Omit<UserFieldsProps, "links"> & {
  user: Profile | null;
  links: LinkedRecords | null;
  mayGrantAccess: boolean;
};
type Props = UserFormProps & { onClose: () => void; onSaved: () => void };

/** Adds or edits an account. A click outside does not close it, and unsaved changes ask first. */
export function UserForm({ user, links, roles, ownDivision, isSelf, mayGrantAccess, onClose, onSaved }: Props) {
  const t = useTranslations();
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  const { control, submit, isPending, formState, errorText, setValue, setFocus } = useUserForm({
    user,
    links,
    roles,
    onSaved,
  });
  const { isDirty, errors } = formState;
  const field = { control, errorText };
  const isEdit = user !== null;
  const reason = reasonOf(errors.root);
  const failure = isEdit
    ? { title: t("users.management.updateFailed"), reason }
    : { title: t(reason ? "users.management.failedTitle" : "users.management.createFailed"), reason };
  const close = () => (isDirty && !isPending ? setLeaving(true) : onClose());

  return (
    <>
      <Dialog
        open
        onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" ? close() : undefined)}
        aria-labelledby={titleId}
        slotProps={{ transition: { onEntered: () => void (isTyping() || setFocus(isEdit ? "firstName" : "email")) } }}
      >
        <form onSubmit={submit} noValidate style={{ display: "contents" }}>
          <DialogTitle id={titleId}>
            {t(isEdit ? "users.management.editTitle" : "users.management.addTitle")}
          </DialogTitle>
          <DialogContent dividers>
            <UserFields
              {...field}
              links={links}
              roles={roles}
              ownDivision={ownDivision}
              isSelf={isSelf}
              setValue={setValue}
              isEdit={isEdit}
            />
            {user ? (
              <div className={styles.more}>
                {isProtected(user.role) || isSelf ? null : (
                  <FormSwitchField
                    {...field}
                    name="isActive"
                    label={t("users.management.account")}
                    help={t("users.management.accountHelp")}
                  />
                )}
                {mayGrantAccess ? <AccessFields {...field} roles={roles} setValue={setValue} /> : null}
                <p className={styles.note}>{t("users.management.signsOut")}</p>
              </div>
            ) : null}
          </DialogContent>
          {errors.root ? (
            <div className={styles.refusal}>
              <RefusalAlert {...failure} />
            </div>
          ) : null}
          <DialogActions sx={{ px: 6, py: 3 }}>
            <Button onClick={close}>{t("shell.cancel")}</Button>
            <Button type="submit" variant="contained" loading={isPending} disabled={isEdit && !isDirty}>
              {t(isEdit ? "users.management.saveEdit" : "users.management.saveAdd")}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <UnsavedChangesDialog open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  );
}

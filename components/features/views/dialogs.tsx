"use client";

import { useTranslations } from "next-intl";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { ViewList } from "@/db/enums/views";
import { deleteViewAction, insertViewAction, updateViewAction } from "@/lib/features/views/actions";
import { deleteViewInput, insertViewInput, updateViewInput, type SavedView } from "@/lib/features/views/schema";

type Changed = { id: number; name: string };
type Values = {
  id: number;
  list: ViewList;
  name: string;
  query?: Record<string, string>;
  isShared?: boolean;
  isDefault?: boolean;
};
type Props = {
  list: ViewList;
  /** The view to rename; undefined creates one. */
  view: SavedView | undefined;
  query: Record<string, string>;
  mayShare: boolean;
  onDone: (view: Changed) => void;
  onClose: () => void;
};

/** Names a saved view and chooses who sees it. */
export function SaveViewDialog({ list, view, query, mayShare, onDone, onClose }: Props) {
  const t = useTranslations("views");
  const sharing = mayShare ? { isShared: view?.isShared ?? false } : {};
  const defaultValues: Values = view
    ? { id: view.id, list, name: view.name, ...sharing }
    : { id: 0, list, name: "", query, isDefault: false, ...sharing };
  return (
    <FormDialog<Values, Changed>
      title={view ? t("editTitle", { name: view.name }) : t("newTitle")}
      text={view ? undefined : t("newText")}
      confirm={t("save")}
      needsChange={view !== undefined}
      schema={view ? updateViewInput : insertViewInput}
      action={view ? updateViewAction : insertViewAction}
      defaultValues={defaultValues}
      done={({ name }) => [{ severity: "success", text: t(view ? "updated" : "saved", { name }) }]}
      onDone={onDone}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div data-wide>
            <FormTextField {...field} name="name" label={t("name")} maxLength={60} autoComplete="off" required />
          </div>
          {mayShare ? (
            <div data-wide>
              <FormCheckboxField {...field} name="isShared" label={t("share")} />
            </div>
          ) : null}
          {view ? null : (
            <div data-wide>
              <FormCheckboxField {...field} name="isDefault" label={t("openWith")} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Deletes a saved view. The list stays as it is. */
export function DeleteViewDialog({
  list,
  view,
  onDone,
  onClose,
}: {
  list: ViewList;
  view: SavedView;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("views");
  return (
    <FormDialog<{ id: number; list: ViewList }, Changed>
      title={t("deleteTitle", { name: view.name })}
      text={t(view.isShared ? "deleteShared" : "deleteText")}
      confirm={t("deleteConfirm")}
      danger
      schema={deleteViewInput}
      action={deleteViewAction}
      defaultValues={{ id: view.id, list }}
      done={t("deleted", { name: view.name })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { User } from "@/lib/features/users/schema";
import styles from "./row-actions.module.css";

const DeleteDialog = dynamic(() => import("./delete-dialog").then((module) => module.DeleteDialog), { loading: () => null });
const ToggleDialog = dynamic(() => import("./toggle-dialog").then((module) => module.ToggleDialog), { loading: () => null });

export type UserRow = Pick<User, "userId" | "role" | "subRole" | "divisionId" | "isActive"> & { name: string };
type Props = { user: UserRow; editHref: string; mayToggle: boolean; mayDelete: boolean };

/** What can be done with one account; the dialogs are fetched when first asked for. */
export function RowActions({ user, editHref, mayToggle, mayDelete }: Props) {
  const t = useTranslations("users.management");
  const [asked, setAsked] = useState<"delete" | "toggle" | null>(null);
  const { name, isActive } = user;
  const toggle = isActive ? "deactivate" : "activate";
  const dialog = { user, onClose: () => setAsked(null) };
  return (
    <span className={styles.actions}>
      <Link href={editHref} scroll={false} prefetch={false} aria-label={t("editOf", { name })} title={t("edit")}>
        <Icon name="edit" />
      </Link>
      {mayToggle ? (
        <button type="button" onClick={() => setAsked("toggle")} aria-label={t(`${toggle}Of`, { name })} title={t(toggle)}>
          <Icon name={isActive ? "stop" : "reopen"} />
        </button>
      ) : (
        <span />
      )}
      {mayDelete ? (
        <button type="button" onClick={() => setAsked("delete")} aria-label={t("deleteOf", { name })} title={t("delete")} data-danger>
          <Icon name="delete" />
        </button>
      ) : (
        <span />
      )}
      {asked === "delete" ? <DeleteDialog {...dialog} /> : null}
      {asked === "toggle" ? <ToggleDialog {...dialog} /> : null}
    </span>
  );
}

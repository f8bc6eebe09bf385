"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import type { Rights } from "./job-openings-table";
import styles from "./row-actions.module.css";

const DeleteDialog = dynamic(() => import("./delete-dialog").then((module) => module.DeleteDialog), { loading: () => null });
const ToggleDialog = dynamic(() => import("./toggle-dialog").then((module) => module.ToggleDialog), { loading: () => null });

type Props = { id: number; name: string; isOpen: boolean; editHref: string; rights: Rights };

/** What can be done with one opening; the dialogs are fetched when first asked for. */
export function RowActions({ id, name, isOpen, editHref, rights }: Props) {
  const t = useTranslations("job-openings.list");
  const [asked, setAsked] = useState<"delete" | "toggle" | null>(null);
  const toggle = isOpen ? "close" : "reopen";
  const dialog = { id, name, onClose: () => setAsked(null) };
  return (
    <span className={styles.actions}>
      {rights.write ? (
        <Link href={editHref} scroll={false} prefetch={false} aria-label={t("editOf", { name })} title={t("edit")}>
          <Icon name="edit" />
        </Link>
      ) : null}
      <a href={`/dashboard/registration?joi=${id}`} target="_blank" rel="noreferrer" aria-label={t("viewOf", { name })} title={t("view")}>
        <Icon name="external" />
      </a>
      {rights.write ? (
        <button type="button" onClick={() => setAsked("toggle")} aria-label={t(`${toggle}Of`, { name })} title={t(toggle)}>
          <Icon name={isOpen ? "stop" : "reopen"} />
        </button>
      ) : null}
      {rights.remove ? (
        <button type="button" onClick={() => setAsked("delete")} aria-label={t("deleteOf", { name })} title={t("delete")} data-danger>
          <Icon name="delete" />
        </button>
      ) : null}
      {asked === "delete" ? <DeleteDialog {...dialog} /> : null}
      {asked === "toggle" ? <ToggleDialog {...dialog} isOpen={isOpen} /> : null}
    </span>
  );
}

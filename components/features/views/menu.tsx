"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useId, useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Icon } from "@/components/ui/layout/icon";
import type { ViewList } from "@/db/enums/views";
import { readViewMark } from "@/lib/features/views/rules";
import styles from "./views.module.css";

const ViewsPanel = lazyDialog(() => import("./panel").then((module) => module.ViewsPanel));

/** Shows the current saved view and opens the others, which load when the menu opens. */
export function ViewsMenu({ list }: { list: ViewList }) {
  const t = useTranslations("views");
  const id = useId();
  const current = readViewMark(useSearchParams().get("view") ?? "");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = current?.name ?? t("all");
  return (
    <>
      <button
        type="button"
        className={styles.open}
        {...ViewsPanel.preloadProps}
        onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}
        aria-label={t("open", { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        data-on={current ? true : undefined}
      >
        <Icon name="bookmark" size={16} />
        <span>{name}</span>
        <Icon name="down" size={16} />
      </button>
      {anchor ? (
        <ViewsPanel id={id} list={list} anchor={anchor} current={current} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  );
}

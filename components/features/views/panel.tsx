"use client";

import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Menu, MenuItem } from "@/components/ui/layout/menu";
import { storedChoice } from "@/components/ui/list/list-choice-cookie";
import type { ViewList } from "@/db/enums/views";
import { listViewsAction } from "@/lib/features/views/actions";
import { viewParametersOf, listAddresses, withoutViewMark, viewHref } from "@/lib/features/views/rules";
import type { ListedViews, SavedView } from "@/lib/features/views/schema";
import { useViewChanges } from "./use-changes";
import { DeleteViewDialog, SaveViewDialog } from "./dialogs";
import styles from "./views.module.css";

type Props = {
  id: string;
  list: ViewList;
  anchor: HTMLElement;
  current: { id: number; name: string } | null;
  onClose: () => void;
};

/** Return the state of the address as a view stores it, with the hidden columns. */
function stateOf(list: ViewList, params: URLSearchParams): Record<string, string> {
  const savedState = viewParametersOf(list, params.entries());
  return { ...savedState, hide: savedState.hide ?? (storedChoice(list).hidden.join("-") || "none") };
}

/** Load the saved views of a list when the menu opens; null while loading. */
function useViews(list: ViewList) {
  const [views, setViews] = useState<ListedViews | "failed" | null>(null);
  useEffect(() => {
    let isHere = true;
    void listViewsAction({ list }).then(
      (answer) => (isHere ? setViews(answer.ok ? answer.data : "failed") : undefined),
      () => (isHere ? setViews("failed") : undefined),
    );
    return () => {
      isHere = false;
    };
  }, [list]);
  return views;
}

/** Lists the user's own and shared views, with the actions of the current one. */
export function ViewsPanel({ id, list, anchor, current, onClose }: Props) {
  const t = useTranslations("views");
  const query = stateOf(list, new URLSearchParams(useSearchParams().toString()));
  const views = useViews(list);
  const [dialog, setDialog] = useState<"new" | "edit" | "delete" | null>(null);
  const { mark, update, setDefault } = useViewChanges(list, onClose);
  const { rows, mayShare } = views === null || views === "failed" ? { rows: [], mayShare: false } : views;
  const activeView = rows.find((view) => view.id === current?.id);

  if (dialog === "delete" && activeView)
    return <DeleteViewDialog list={list} view={activeView} onDone={() => mark(null)} onClose={onClose} />;
  if (dialog === "new" || (dialog === "edit" && activeView))
    return (
      <SaveViewDialog
        list={list}
        view={dialog === "edit" ? activeView : undefined}
        query={query}
        mayShare={mayShare}
        onDone={mark}
        onClose={onClose}
      />
    );
  const item = (view: SavedView) => (
    <MenuItem key={view.id} href={viewHref(list, view)} current={view.id === current?.id} onClick={onClose}>
      <span className={styles.name}>{view.name}</span>
      <span className={styles.about}>{aboutOf(view)}</span>
    </MenuItem>
  );
  const aboutOf = ({ isDefault, isOwn, isShared, createdByName }: SavedView) =>
    [isDefault && t("opensFirst"), isOwn && isShared && t("shared"), !isOwn && createdByName]
      .filter(Boolean)
      .join(" · ");
  const group = (label: string, members: SavedView[]) =>
    members.length > 0 ? (
      <div role="group" aria-label={label} className={styles.group}>
        <div aria-hidden className={styles.heading}>
          {label}
        </div>
        {members.map(item)}
      </div>
    ) : null;
  return (
    <Menu id={id} label={t("title")} anchor={anchor} side="start" onClose={onClose}>
      <div className={styles.panel}>
        <MenuItem
          href={`${listAddresses[list].path}?view=${withoutViewMark}`}
          current={current === null}
          onClick={onClose}
        >
          {t("all")}
        </MenuItem>
        {group(
          t("own"),
          rows.filter(({ isOwn }) => isOwn),
        )}
        {group(
          t("ofDivision"),
          rows.filter(({ isOwn }) => !isOwn),
        )}
        {rows.length === 0 ? (
          <p className={styles.empty}>{t(views === null ? "loading" : views === "failed" ? "failed" : "empty")}</p>
        ) : null}
        {views === null ? null : (
          <div role="group" aria-label={t("actions")} className={styles.group}>
            <MenuItem onClick={() => setDialog("new")}>{t("saveAs")}</MenuItem>
            {activeView?.isOwn ? (
              <>
                <MenuItem onClick={() => update(activeView, query)}>{t("update", { name: activeView.name })}</MenuItem>
                <MenuItem onClick={() => setDialog("edit")}>{t(mayShare ? "renameOrShare" : "rename")}</MenuItem>
              </>
            ) : null}
            {activeView ? (
              <MenuItem onClick={() => setDefault(activeView)}>
                {t(activeView.isDefault ? "clearDefault" : "setDefault", { name: activeView.name })}
              </MenuItem>
            ) : null}
            {activeView && (activeView.isOwn || mayShare) ? (
              <MenuItem danger onClick={() => setDialog("delete")}>
                {t("delete", { name: activeView.name })}
              </MenuItem>
            ) : null}
          </div>
        )}
      </div>
    </Menu>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import { documentActions, type DocumentAction, type DocumentRights, type DocumentTarget } from "./actions-of-document";

const CrewDocumentDialog = lazyDialog(() => import("./dialog").then((module) => module.CrewDocumentDialog));

/** The most common actions, shown as buttons. */
const primaryActions: readonly DocumentAction[] = ["add", "renew", "verify"];
/** Show renewal of a document without expiry in the menu, unless it is the only action. */
const isPrimary = (action: DocumentAction, { noExpiry }: DocumentTarget, isOnly: boolean) =>
  primaryActions.includes(action) && (isOnly || !(action === "renew" && noExpiry));

/** Show a document's actions: the likeliest as a button, the rest in a menu. */
export function DocumentTools({ document, rights }: { document: DocumentTarget; rights: DocumentRights }) {
  const t = useTranslations("crew.screens.papers");
  const [chosen, setChosen] = useState<DocumentAction | null>(null);
  const actions = documentActions(document, rights);
  const first = actions.find((action, index) => index === 0 && isPrimary(action, document, actions.length === 1));
  const others = actions.filter((action) => action !== first);
  const { name } = document;
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={others.map((action) => ({
          label: t(`actions.${action}`),
          danger: action === "remove",
          choose: () => setChosen(action),
        }))}
        preload={CrewDocumentDialog.preloadProps.onFocus}
      >
        {first ? (
          <button
            type="button"
            className={rowVerb}
            {...CrewDocumentDialog.preloadProps}
            onClick={() => setChosen(first)}
            aria-label={t(`of.${first}`, { name })}
          >
            {t(`actions.${first}`)}
          </button>
        ) : null}
      </RowMenu>
      {chosen ? (
        <CrewDocumentDialog
          action={chosen}
          document={document}
          asRequest={!rights.write && rights.ask}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}

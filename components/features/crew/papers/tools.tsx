"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import { paperActions, type PaperAction, type PaperRights, type PaperTarget } from "./values";

const PaperDialog = lazyDialog(() => import("./dialog").then((module) => module.PaperDialog));

/** The most common actions, shown as buttons. */
const inSight: readonly PaperAction[] = ["add", "renew", "verify"];
/** Show renewal of a document without expiry in the menu, unless it is the only action. */
const isInSight = (action: PaperAction, { noExpiry }: PaperTarget, isOnly: boolean) =>
  inSight.includes(action) && (isOnly || !(action === "renew" && noExpiry));

/** Show a document's actions: the likeliest as a button, the rest in a menu. */
export function PaperTools({ paper, rights }: { paper: PaperTarget; rights: PaperRights }) {
  const t = useTranslations("crew.screens.papers");
  const [chosen, setChosen] = useState<PaperAction | null>(null);
  const actions = paperActions(paper, rights);
  const first = actions.find((action, index) => index === 0 && isInSight(action, paper, actions.length === 1));
  const others = actions.filter((action) => action !== first);
  const { name } = paper;
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={others.map((action) => ({
          label: t(`actions.${action}`),
          danger: action === "remove",
          choose: () => setChosen(action),
        }))}
        warm={PaperDialog.warm.onFocus}
      >
        {first ? (
          <button
            type="button"
            className={rowVerb}
            {...PaperDialog.warm}
            onClick={() => setChosen(first)}
            aria-label={t(`of.${first}`, { name })}
          >
            {t(`actions.${first}`)}
          </button>
        ) : null}
      </RowMenu>
      {chosen ? (
        <PaperDialog action={chosen} paper={paper} asks={!rights.write && rights.ask} onClose={() => setChosen(null)} />
      ) : null}
    </>
  );
}

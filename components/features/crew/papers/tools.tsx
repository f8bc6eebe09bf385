"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Icon } from "@/components/ui/layout/icon";
import { Menu, MenuItem } from "@/components/ui/layout/menu";
import styles from "../sections/tools.module.css";
import { paperActions, type PaperAction, type PaperRights, type PaperTarget } from "./values";

const PaperDialog = lazyDialog(() => import("./dialog").then((module) => module.PaperDialog));

/** What one comes to a paper for. */
const inSight: readonly PaperAction[] = ["add", "renew", "verify"];
/** Nobody comes to renew what never ends, unless there is nothing else to do. */
const isInSight = (action: PaperAction, { noExpiry }: PaperTarget, isOnly: boolean) =>
  inSight.includes(action) && (isOnly || !(action === "renew" && noExpiry));

/** What can be done with one paper: the likeliest in sight, the rest behind a menu. */
export function PaperTools({ paper, rights }: { paper: PaperTarget; rights: PaperRights }) {
  const t = useTranslations("crew.screens.papers");
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<PaperAction | null>(null);
  const actions = paperActions(paper, rights);
  const first = actions.find((action, index) => index === 0 && isInSight(action, paper, actions.length === 1));
  const others = actions.filter((action) => action !== first);
  const choose = (action: PaperAction) => {
    setAnchor(null);
    setChosen(action);
  };
  const { name } = paper;
  return (
    <span className={styles.tools}>
      {first ? (
        <button
          type="button"
          className={styles.verb}
          {...PaperDialog.warm}
          onClick={() => choose(first)}
          aria-label={t(`of.${first}`, { name })}
        >
          {t(`actions.${first}`)}
        </button>
      ) : null}
      {others.length > 0 ? (
        <button
          type="button"
          {...PaperDialog.warm}
          onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}
          aria-label={t("moreOf", { name })}
          title={t("more")}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
        >
          <Icon name="more" size={18} />
        </button>
      ) : null}
      {anchor ? (
        <Menu id={menuId} label={t("moreOf", { name })} anchor={anchor} onClose={() => setAnchor(null)}>
          {others.map((action) => (
            <MenuItem key={action} danger={action === "remove"} onClick={() => choose(action)}>
              {t(`actions.${action}`)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {chosen ? (
        <PaperDialog action={chosen} paper={paper} asks={!rights.write && rights.ask} onClose={() => setChosen(null)} />
      ) : null}
    </span>
  );
}

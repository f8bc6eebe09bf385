"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { RowMenu, rowVerb } from "@/components/ui/list/row-menu";
import type { RowSection, RowValues } from "./row-values";

const RowDialog = lazyDialog(() => import("./row-dialog").then((module) => module.RowDialog));
const RemoveRowDialog = lazyDialog(() => import("./remove-row-dialog").then((module) => module.RemoveRowDialog));

/** Show the button that adds a row. */
export function AddRow({ section, asks }: { section: RowSection; asks: boolean }) {
  const t = useTranslations("crew");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="plus" size={16} />}
        {...RowDialog.warm}
        onClick={() => setOpen(true)}
        aria-label={t(asks ? "screens.papers.askAddTitle" : "screens.rows.addTitle", {
          section: t(`sections.${section}`),
        })}
        height="touch"
      >
        {t(asks ? "screens.papers.askAdd" : "screens.rows.add")}
      </Button>
      {isOpen ? (
        <RowDialog section={section} id={null} values={null} asks={asks} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

type Props = { section: RowSection; id: number; name: string; values: RowValues; asks: boolean };

/** Show the actions of one row. */
export function RowTools({ section, id, name, values, asks }: Props) {
  const t = useTranslations("crew.screens.rows");
  const [asked, setAsked] = useState<"change" | "remove" | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[{ label: t("remove"), danger: true, choose: () => setAsked("remove") }]}
        warm={RemoveRowDialog.warm.onFocus}
      >
        <button
          type="button"
          className={rowVerb}
          {...RowDialog.warm}
          onClick={() => setAsked("change")}
          aria-label={t("changeOf", { name })}
        >
          {t("change")}
        </button>
      </RowMenu>
      {asked === "change" ? <RowDialog section={section} id={id} values={values} asks={asks} onClose={close} /> : null}
      {asked === "remove" ? (
        <RemoveRowDialog section={section} id={id} name={name} asks={asks} onClose={close} />
      ) : null}
    </>
  );
}

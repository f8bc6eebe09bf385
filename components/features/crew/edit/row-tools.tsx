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
export function AddRow({ section, asRequest }: { section: RowSection; asRequest: boolean }) {
  const t = useTranslations("crew");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="plus" size={16} />}
        {...RowDialog.preloadProps}
        onClick={() => setOpen(true)}
        aria-label={t(asRequest ? "screens.papers.askAddTitle" : "screens.rows.addTitle", {
          section: t(`sections.${section}`),
        })}
        height="touch"
      >
        {t(asRequest ? "screens.papers.askAdd" : "screens.rows.add")}
      </Button>
      {isOpen ? (
        <RowDialog section={section} id={null} values={null} asRequest={asRequest} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

type Props = { section: RowSection; id: number; name: string; values: RowValues; asRequest: boolean };

/** Show the actions of one row. */
export function RowTools({ section, id, name, values, asRequest }: Props) {
  const t = useTranslations("crew.screens.rows");
  const [openDialog, setOpenDialog] = useState<"change" | "remove" | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <RowMenu
        label={t("moreOf", { name })}
        choices={[{ label: t("remove"), danger: true, choose: () => setOpenDialog("remove") }]}
        preload={RemoveRowDialog.preloadProps.onFocus}
      >
        <button
          type="button"
          className={rowVerb}
          {...RowDialog.preloadProps}
          onClick={() => setOpenDialog("change")}
          aria-label={t("changeOf", { name })}
        >
          {t("change")}
        </button>
      </RowMenu>
      {openDialog === "change" ? (
        <RowDialog section={section} id={id} values={values} asRequest={asRequest} onClose={close} />
      ) : null}
      {openDialog === "remove" ? (
        <RemoveRowDialog section={section} id={id} name={name} asRequest={asRequest} onClose={close} />
      ) : null}
    </>
  );
}

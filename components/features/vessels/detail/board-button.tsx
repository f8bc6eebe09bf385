"use client";

import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { BoardPerson } from "./board-dialog";

const BoardDialog = dynamic(() => import("./board-dialog").then((module) => module.BoardDialog), { loading: () => null });

/** Check in or check out one person; the dialog is fetched when first asked for. */
export function BoardButton(person: BoardPerson) {
  const t = useTranslations("vessels.board");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)} aria-label={t(`${person.kind}.of`, { name: person.name })}>
        {t(`${person.kind}.action`)}
      </Button>
      {isOpen ? <BoardDialog {...person} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

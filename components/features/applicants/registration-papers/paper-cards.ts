"use client";

import { useState } from "react";
import { useWatch, type FieldPath } from "react-hook-form";
import { isOwnPaper, ownPapers } from "@/lib/features/applicants/registration/rules";
import type { RequiredCertificate } from "@/lib/features/applicants/schema";
import { rowElement } from "../draft/open-row";
import { lacking, lackingPaper, requirementOf, type DocumentsValues } from "../registration-fields/form-values";
import type { RowState } from "./paper-row";
import type { PaperKind, PapersForm } from "./use-paper-rows";

type PaperPath = `${PaperKind}.${number}`;
type Card = { row: PaperPath; lacks: FieldPath<DocumentsValues> | null };
type Asked = { required: RequiredCertificate[]; personal: Record<string, unknown> };

/** The rows that are filled where they stand, from top to bottom, each with the first field it lacks. */
function cardsOf(values: DocumentsValues, { required, personal }: Asked): Card[] {
  const own = ownPapers(personal);
  const travel = values.travelDocuments.flatMap((entry, index): Card[] => {
    if (!own.some((paper) => isOwnPaper(entry, paper))) return [];
    const [first] = lackingPaper(entry);
    return [{ row: `travelDocuments.${index}`, lacks: first ? `travelDocuments.${index}.${first}` : null }];
  });
  const certificates = (kind: "coc" | "cop") =>
    values[kind].flatMap((entry, index): Card[] => {
      if (!requirementOf(entry, required)) return [];
      const [first] = lacking(entry);
      return [{ row: `${kind}.${index}`, lacks: first ? `${kind}.${index}.${first}` : null }];
    });
  return [...travel, ...certificates("coc"), ...certificates("cop")];
}

/** The next card that lacks something, from below a row round to above it. */
function following(cards: Card[], row: PaperPath) {
  const place = cards.findIndex((card) => card.row === row);
  return [...cards.slice(place + 1), ...cards.slice(0, place)].find(({ lacks }) => lacks !== null);
}

/** The focus alone may leave the title of a card above the screen: its paper would be nameless. */
const show = (row: PaperPath) => rowElement(row)?.scrollIntoView({ block: "start" });

/** Which card is open on a phone, and the way on from it once its paper is whole. */
export function usePaperCards(form: PapersForm, asked: Asked) {
  const [open, setOpen] = useState<PaperPath | null>(null);
  const cards = useWatch({ control: form.control, compute: (values: DocumentsValues) => cardsOf(values, asked) });
  const goOn = async (row: PaperPath) => {
    if (!(await form.trigger(row, { shouldFocus: true }))) return show(row);
    const next = following(cards, row);
    setOpen(next?.row ?? null);
    // First the card opens or closes.
    setTimeout(() => {
      if (next?.lacks) form.setFocus(next.lacks);
      else rowElement(row)?.querySelector("button")?.focus();
      show(next?.row ?? row);
    });
  };
  return {
    open,
    toggle: (row: PaperPath) => setOpen(open === row ? null : row),
    goOn: (row: PaperPath) => void goOn(row),
    hasNext: (row: PaperPath) => following(cards, row) !== undefined,
  };
}

/** How the row of a path stands, for the row itself. */
export const rowState = (cards: PaperCards, row: PaperPath, index: number): RowState => ({
  index,
  isOpen: cards.open === row,
  hasNext: cards.hasNext(row),
  onToggle: () => cards.toggle(row),
  onNext: () => cards.goOn(row),
});

export type PaperCards = ReturnType<typeof usePaperCards>;

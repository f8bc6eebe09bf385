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

/** Return the rows that are edited in place, from top to bottom, each with its first missing field. */
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

/** Return the next incomplete card after a row, starting again from the top. */
function following(cards: Card[], row: PaperPath) {
  const place = cards.findIndex((card) => card.row === row);
  return [...cards.slice(place + 1), ...cards.slice(0, place)].find(({ lacks }) => lacks !== null);
}

/** Scroll the card's title into view. Focus alone could leave the title above the screen. */
const show = (row: PaperPath) => rowElement(row)?.scrollIntoView({ block: "start" });

/** Manage which card is open on a phone and move to the next incomplete card. */
export function usePaperCards(form: PapersForm, asked: Asked) {
  const [open, setOpen] = useState<PaperPath | null>(null);
  const cards = useWatch({ control: form.control, compute: (values: DocumentsValues) => cardsOf(values, asked) });
  const goOn = async (row: PaperPath) => {
    if (!(await form.trigger(row, { shouldFocus: true }))) return show(row);
    const next = following(cards, row);
    setOpen(next?.row ?? null);
    // Wait until the card has opened or closed.
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

/** Return the state of one row. */
export const rowState = (cards: PaperCards, row: PaperPath, index: number): RowState => ({
  index,
  isOpen: cards.open === row,
  hasNext: cards.hasNext(row),
  onToggle: () => cards.toggle(row),
  onNext: () => cards.goOn(row),
});

export type PaperCards = ReturnType<typeof usePaperCards>;

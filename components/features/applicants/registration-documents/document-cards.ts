"use client";

import { useState } from "react";
import { useWatch, type FieldPath } from "react-hook-form";
import { isOwnTravelDocument, ownTravelDocuments } from "@/lib/features/applicants/registration/rules";
import type { RequiredCertificate } from "@/lib/features/applicants/schema";
import { rowElement } from "../draft/open-row";
import {
  missingCertificateFields,
  missingDocumentFields,
  requirementOf,
  type DocumentsValues,
} from "../registration-fields/form-values";
import type { RowState } from "./document-row";
import type { DocumentRowKind, DocumentsForm } from "./use-document-rows";

type DocumentPath = `${DocumentRowKind}.${number}`;
type DocumentCard = { row: DocumentPath; missingField: FieldPath<DocumentsValues> | null };
type CardOptions = { required: RequiredCertificate[]; personal: Record<string, unknown> };

/** Return the rows that are edited in place, from top to bottom, each with its first missing field. */
function cardsOf(values: DocumentsValues, { required, personal }: CardOptions): DocumentCard[] {
  const ownDocuments = ownTravelDocuments(personal);
  const travel = values.travelDocuments.flatMap((entry, index): DocumentCard[] => {
    if (!ownDocuments.some((ownDocument) => isOwnTravelDocument(entry, ownDocument))) return [];
    const [first] = missingDocumentFields(entry);
    return [{ row: `travelDocuments.${index}`, missingField: first ? `travelDocuments.${index}.${first}` : null }];
  });
  const certificates = (kind: "coc" | "cop") =>
    values[kind].flatMap((entry, index): DocumentCard[] => {
      if (!requirementOf(entry, required)) return [];
      const [first] = missingCertificateFields(entry);
      return [{ row: `${kind}.${index}`, missingField: first ? `${kind}.${index}.${first}` : null }];
    });
  return [...travel, ...certificates("coc"), ...certificates("cop")];
}

/** Return the next incomplete card after a row, starting again from the top. */
function nextIncompleteCard(cards: DocumentCard[], row: DocumentPath) {
  const cardIndex = cards.findIndex((card) => card.row === row);
  return [...cards.slice(cardIndex + 1), ...cards.slice(0, cardIndex)].find(
    ({ missingField }) => missingField !== null,
  );
}

/** Scroll the card's title into view. Focus alone could leave the title above the screen. */
const show = (row: DocumentPath) => rowElement(row)?.scrollIntoView({ block: "start" });

/** Manage which card is open on a phone and move to the next incomplete card. */
export function useDocumentCards(form: DocumentsForm, options: CardOptions) {
  const [open, setOpen] = useState<DocumentPath | null>(null);
  const cards = useWatch({ control: form.control, compute: (values: DocumentsValues) => cardsOf(values, options) });
  const openNext = async (row: DocumentPath) => {
    if (!(await form.trigger(row, { shouldFocus: true }))) return show(row);
    const next = nextIncompleteCard(cards, row);
    setOpen(next?.row ?? null);
    // Wait until the card has opened or closed.
    setTimeout(() => {
      if (next?.missingField) form.setFocus(next.missingField);
      else rowElement(row)?.querySelector("button")?.focus();
      show(next?.row ?? row);
    });
  };
  return {
    open,
    toggle: (row: DocumentPath) => setOpen(open === row ? null : row),
    goOn: (row: DocumentPath) => void openNext(row),
    hasNext: (row: DocumentPath) => nextIncompleteCard(cards, row) !== undefined,
  };
}

/** Return the state of one row. */
export const rowState = (cards: DocumentCards, row: DocumentPath, index: number): RowState => ({
  index,
  isOpen: cards.open === row,
  hasNext: cards.hasNext(row),
  onToggle: () => cards.toggle(row),
  onNext: () => cards.goOn(row),
});

export type DocumentCards = ReturnType<typeof useDocumentCards>;

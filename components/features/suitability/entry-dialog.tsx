"use client";

import type { EntryAction, SuitabilityEntry } from "@/lib/features/suitability/schema";
import { ConfirmEntryDialog } from "./confirm-entry-dialog";
import { DecisionDialog } from "./decision-dialog";
import { EntryFormDialog } from "./entry-form-dialog";
import { RemovalDialog } from "./removal-dialog";
import { ReplyDialog } from "./reply-dialog";

type Props = { action: EntryAction; entry: SuitabilityEntry; isOwn: boolean; onClose: () => void };

/** Render the dialog of an action on an entry. */
export function EntryDialog({ action, entry, isOwn, onClose }: Props) {
  const dialog = { entry, onClose };
  if (action === "edit") return <EntryFormDialog {...dialog} />;
  if (action === "confirm") return <ConfirmEntryDialog {...dialog} />;
  if (action === "request-removal") return <RemovalDialog {...dialog} isOwn={isOwn} />;
  if (action === "decide-removal") return <DecisionDialog {...dialog} />;
  return <ReplyDialog {...dialog} />;
}

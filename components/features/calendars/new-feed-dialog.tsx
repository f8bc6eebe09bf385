"use client";

import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import type { FeedKind } from "@/db/enums/calendars";
import { CreatedFeed } from "./created-feed";
import { FeedForm } from "./feed-form";

/** Makes an address and shows it this once. Neither Escape nor a click outside takes it away. */
export function NewFeedDialog({ mayHave, onClose }: { mayHave: readonly FeedKind[]; onClose: () => void }) {
  const t = useTranslations("calendars.section");
  const router = useRouter();
  const titleId = useId();
  const [address, setAddress] = useState("");
  const finish = () => {
    onClose();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={(_event, reason) => (reason === "escapeKeyDown" && !address ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogTitle id={titleId}>{t(address ? "ready" : "newTitle")}</DialogTitle>
      {address ? (
        <CreatedFeed address={address} onDone={finish} />
      ) : (
        <FeedForm mayHave={mayHave} onCancel={onClose} onCreated={setAddress} />
      )}
    </Dialog>
  );
}

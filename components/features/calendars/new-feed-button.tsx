"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { FeedKind } from "@/db/enums/calendars";

const NewFeedDialog = lazyDialog(() => import("./new-feed-dialog").then((module) => module.NewFeedDialog));

export function NewFeedButton({ mayHave }: { mayHave: readonly FeedKind[] }) {
  const t = useTranslations("calendars.section");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...NewFeedDialog.preloadProps} onClick={() => setIsOpen(true)}>
        {t("new")}
      </Button>
      {isOpen ? <NewFeedDialog mayHave={mayHave} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

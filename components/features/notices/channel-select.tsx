"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import nativeSelect from "@/components/ui/form/native-select.module.css";
import { updateNotificationChannelsAction } from "@/lib/features/notices/actions";
import type { NotificationChannels } from "@/lib/features/notices/schema";

type Row = NotificationChannels["rows"][number];

/** Chooses the channel of one topic and saves it at once. Reverts when saving fails. */
export function ChannelSelect({ choice, way, ways }: Row) {
  const t = useTranslations("notices");
  const toast = useToast();
  const [chosen, setChosen] = useState(way);
  const [isPending, startTransition] = useTransition();
  const choose = (value: string) => {
    const nextChannel = ways.find((channel) => channel === value) ?? chosen;
    const before = chosen;
    setChosen(nextChannel);
    startTransition(async () => {
      const result = await updateNotificationChannelsAction({ ways: { [choice]: nextChannel } }).catch(() => null);
      if (result?.ok) return toast({ severity: "success", text: t("section.saved") });
      setChosen(before);
      toast({ severity: "error", text: result?.message ?? t("section.failed") });
    });
  };
  return (
    <select
      className={nativeSelect.select}
      aria-label={`${t(`topics.${choice}`)}: ${t("section.way")}`}
      aria-busy={isPending}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
    >
      {ways.map((channel) => (
        <option key={channel} value={channel}>
          {choice === "work" && (channel === "digest" || channel === "none")
            ? t(`workWays.${channel}`)
            : t(`ways.${channel}`)}
        </option>
      ))}
    </select>
  );
}

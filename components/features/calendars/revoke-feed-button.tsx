"use client";

import { useTranslations } from "next-intl";
import { revokeFeedAction } from "@/lib/features/calendars/actions";
import { RevokeButton } from "@/components/features/users/profile/revoke-button";

export function RevokeFeedButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations();
  const texts = {
    revoke: t("calendars.section.revoke"),
    label: t("calendars.section.revokeOf", { name }),
    title: t("calendars.section.revokeTitle"),
    text: t("calendars.section.revokeText", { name }),
    done: t("calendars.section.revoked"),
    failed: t("calendars.section.revokeFailed"),
    cancel: t("shell.cancel"),
  };
  return <RevokeButton texts={texts} revoke={() => revokeFeedAction({ id })} />;
}

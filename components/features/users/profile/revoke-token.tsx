"use client";

import { useTranslations } from "next-intl";
import { revokeApiTokenAction } from "@/lib/features/users/profile/actions";
import { RevokeButton } from "./revoke-button";

export function RevokeToken({ id, name }: { id: number; name: string }) {
  const t = useTranslations();
  const texts = {
    revoke: t("users.security.revoke"),
    label: t("users.security.revokeOf", { name }),
    title: t("users.security.revokeTitle"),
    text: t("users.security.revokeText", { name }),
    done: t("users.security.revoked"),
    failed: t("users.security.revokeFailed"),
    cancel: t("shell.cancel"),
  };
  return <RevokeButton texts={texts} revoke={() => revokeApiTokenAction({ id })} />;
}

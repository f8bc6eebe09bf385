"use client";

import { useTranslations } from "next-intl";
import { CreateSecretDialog } from "@/components/features/users/profile/create-secret-dialog";
import { OneTimeSecret } from "@/components/features/users/profile/one-time-secret";
import type { FeedKind } from "@/db/enums/calendars";
import { FeedForm } from "./feed-form";

export function NewFeedDialog({ mayHave, onClose }: { mayHave: readonly FeedKind[]; onClose: () => void }) {
  const t = useTranslations("calendars.section");
  const labels = {
    once: t("once"),
    copy: t("copy"),
    copied: t("copied"),
    copyFailed: t("copyFailed"),
    done: t("done"),
  };
  return (
    <CreateSecretDialog
      title={t("newTitle")}
      ready={t("ready")}
      form={(onCreated) => <FeedForm mayHave={mayHave} onCancel={onClose} onCreated={onCreated} />}
      renderSecret={(address, onDone) => (
        <OneTimeSecret secret={address} labels={labels} onDone={onDone}>
          <HowToFollow address={address} />
        </OneTimeSecret>
      )}
      onClose={onClose}
    />
  );
}

/** Explains how to subscribe in common calendar apps. */
function HowToFollow({ address }: { address: string }) {
  const t = useTranslations("calendars.section");
  return (
    <>
      <p>
        <a href={address.replace(/^https?:/, "webcal:")}>{t("open")}</a>
      </p>
      <h3>{t("how")}</h3>
      <ul>
        <li>{t("google")}</li>
        <li>{t("outlook")}</li>
        <li>{t("apple")}</li>
      </ul>
      <p>{t("delay")}</p>
    </>
  );
}

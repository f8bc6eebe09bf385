import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import type { publicKeys } from "@/lib/features/evidence/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { VerifyDropZone } from "./verify-drop-zone";
import styles from "./verify.module.css";

/** Lets anyone verify that a recorded answer is unchanged. product 5.9 */
export async function VerifyPage({ keys, locale }: { keys: z.output<typeof publicKeys>; locale: Locale }) {
  const t = await getTranslations("evidence.verify");
  const states = ["genuine", "changed", "unknown"] as const;
  const by = (kind: "state" | "text") => ({
    genuine: t(`${kind}.${states[0]}`),
    changed: t(`${kind}.${states[1]}`),
    unknown: t(`${kind}.${states[2]}`),
  });
  const texts = {
    choose: t("choose"),
    drop: t("drop"),
    checking: t("checking"),
    hash: t("hash"),
    offline: t("offline"),
    tooLarge: t("tooLarge"),
    state: by("state"),
    text: by("text"),
  };
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      <VerifyDropZone keys={keys.map(({ id, publicKey }) => ({ id, publicKey }))} texts={texts} />
      <h2>{t("howTitle")}</h2>
      <p className={styles.lead}>{t("how")}</p>
      <h2>{t("keys")}</h2>
      <ul className={styles.keys}>
        {keys.map((key) => (
          <li key={key.id}>
            <code>{key.publicKey}</code>
            <small>
              {`${t("key")} ${key.id}, ${t("from")} ${formatDate(key.createdAt, locale)}, `}
              {key.retiredAt ? `${t("until")} ${formatDate(key.retiredAt, locale)}` : t("inUse")}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

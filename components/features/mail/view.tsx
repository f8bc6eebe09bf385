import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icon";
import { DetailList } from "@/components/ui/layout/detail-list";
import type { MailDetail } from "@/lib/features/mail/schema";
import styles from "./mailbox.module.css";

/** Shows an email as it would be sent. The sandboxed frame runs no scripts; links open a new tab. */
export async function MailView({ mail, when }: { mail: MailDetail; when: string }) {
  const t = await getTranslations("shell.mailbox");
  return (
    <article className={styles.view}>
      <h2>{mail.title}</h2>
      <DetailList
        details={[
          { label: t("to"), value: mail.recipient },
          { label: t("type"), value: mail.type },
          { label: t("language"), value: mail.language.toUpperCase() },
          { label: t("sent"), value: when },
        ]}
      />
      {mail.attachments.length > 0 ? (
        <ul className={styles.attachments} aria-label={t("attachments")}>
          {mail.attachments.map(({ name, contentType, size, base64 }) => (
            <li key={name}>
              <a href={`data:${contentType.replace(/\s/g, "")};base64,${base64}`} download={name}>
                <Icon name="download" size={16} />
                {name}
              </a>
              <span>{t("size", { size: Math.max(1, Math.round(size / 1_000)) })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.bodies}>
        <section>
          <h3>{t("html")}</h3>
          <iframe
            title={t("html")}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${mail.html}`}
          />
        </section>
        <section>
          <h3>{t("plain")}</h3>
          <pre tabIndex={0}>{mail.plain}</pre>
        </section>
      </div>
    </article>
  );
}

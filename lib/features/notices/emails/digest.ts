import type { Task } from "@/lib/features/tasks/rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Reader = { name: string; language: Locale; home: string };
type DigestNotice = { title: string; createdAt: Date; href: string | null };
/** more: number of notices beyond those listed. */
type Digest = { today: string; notices: readonly DigestNotice[]; more: number; tasks: readonly Task[] };

const addressOf = (href: string | null) => (href ? { href: siteUrl(href) } : {});

/** The morning digest: new notices and open work, each with its page. Times in Asia/Jakarta. product 2.17 */
export function digestMail({ name, language, home }: Reader, { today, notices, more, tasks }: Digest): MailContent {
  const t = translator(language);
  const noticeLines = notices.map(({ title, createdAt, href }) => ({
    label: `${formatDate(createdAt, language, "instant")} · ${title}`,
    ...addressOf(href),
  }));
  const waiting = tasks.map(({ key, count, isMore, href }) => ({
    label: `${t("tasks.count", { count, more: String(isMore) })} ${t(`tasks.kinds.${key}`, { count })}`,
    ...addressOf(href),
  }));
  return {
    title: t("notices.mail.title", { date: formatDate(today, language) }),
    greeting: t("notices.mail.greeting", { name }),
    paragraphs: [],
    lists: [
      { heading: t("notices.mail.waiting"), lines: waiting },
      {
        heading: t("notices.mail.sinceLastSummary"),
        lines: more > 0 ? [...noticeLines, { label: t("notices.mail.more", { count: more }) }] : noticeLines,
      },
    ].filter(({ lines }) => lines.length > 0),
    button: { label: t("notices.mail.open"), href: siteUrl(home) },
    reason: t("notices.mail.reason"),
  };
}

import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AuthFrame } from "@/components/features/dashboard/shell/auth-frame";
import { MailList } from "@/components/features/mail/list";
import { MailView } from "@/components/features/mail/view";
import { ListEmpty } from "@/components/ui/list/list-empty";
import { PageHeader } from "@/components/ui/layout/page-header";
import { getMail } from "@/lib/features/mail/get-mail";
import { listMails } from "@/lib/features/mail/list-mails";
import { formatDate } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import styles from "@/components/features/mail/mailbox.module.css";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell.mailbox"))("title") };
}

export default async function MailboxPage({ searchParams }: Props) {
  const mails = await load(listMails, {});
  const [t, locale, params] = await Promise.all([getTranslations("shell.mailbox"), getLocale(), searchParams]);
  const chosen = mails.find(({ id }) => String(id) === params.id) ?? mails[0];
  const mail = chosen ? await load(getMail, { id: chosen.id }) : null;
  const when = (instant: Date) => formatDate(instant, locale, "instant");
  return (
    <AuthFrame title={t("title")} wide>
      <PageHeader crumbs={[]} title={t("title")} count={String(mails.length)} lead={t("lead")} />
      {mail ? (
        <div className={styles.mailbox}>
          <MailList
            label={t("list")}
            current={mail.id}
            mails={mails.map((entry) => ({ ...entry, when: when(entry.createdAt) }))}
          />
          <MailView mail={mail} when={when(mail.createdAt)} />
        </div>
      ) : (
        <ListEmpty title={t("empty")} text={t("emptyText")} />
      )}
    </AuthFrame>
  );
}

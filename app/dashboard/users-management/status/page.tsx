import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AlertsPart } from "@/components/features/status/alerts-part";
import { BackupsPart } from "@/components/features/status/backups-part";
import { DoctorPart } from "@/components/features/status/doctor-part";
import { formattersFor } from "@/components/features/status/formatters";
import { MailsPart } from "@/components/features/status/mails-part";
import { QueuePart } from "@/components/features/status/queue-part";
import { SlowPart } from "@/components/features/status/slow-part";
import styles from "@/components/features/status/status.module.css";
import { StoragePart } from "@/components/features/status/storage-part";
import { SystemPart } from "@/components/features/status/system-part";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListError } from "@/components/ui/list/list-error";
import { getStatus } from "@/lib/features/status/get-status";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("status"))("title") };
}

/** The system status: problems first, then details. */
export default async function StatusPage() {
  await requireUser("status:view");
  const [t, shell] = await Promise.all([getTranslations("status"), getTranslations("shell")]);
  const status = await orNull(load(getStatus, {}));
  const write = await formattersFor(status?.now ?? new Date());
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        lead={t("lead")}
      />
      {status ? (
        <div className={styles.page}>
          <AlertsPart status={status} write={write} />
          <BackupsPart status={status} write={write} />
          <MailsPart mails={status.mails} write={write} />
          <QueuePart queue={status.queue} write={write} />
          <DoctorPart />
          <StoragePart status={status} write={write} />
          <SystemPart status={status} write={write} />
          <SlowPart slow={status.slow} write={write} />
        </div>
      ) : (
        <ListError text={t("unreadable")} />
      )}
    </>
  );
}

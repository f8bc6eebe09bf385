import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/feedback/alert";
import { DetailList } from "@/components/ui/layout/detail-list";
import { PageSection } from "@/components/ui/layout/page-section";
import type { SystemStatus } from "@/lib/features/status/schema";
import type { Formatters } from "./formatters";

type Props = { status: SystemStatus; write: Formatters };

/** Shows the age of the last backup and of the last verified one. */
export async function BackupsPart({ status: { backup, proof, rotation }, write }: Props) {
  const t = await getTranslations("status");
  const { good } = backup;
  const contentText =
    good && t("held", { tables: good.tables ?? 0, rows: good.rows ?? 0, size: write.size(good.bytes ?? 0) });
  const { oldKeys, startedAt, endedAt, done, total } = rotation;
  const rotationCounts = { done: write.number(done), total: write.number(total) };
  const keyText =
    oldKeys === 0
      ? t("keyOne")
      : endedAt
        ? t("keyRotated")
        : startedAt
          ? t("keyRotating", rotationCounts)
          : t("keyWaiting");
  const ageText = ({ good: run }: SystemStatus["backup"]) =>
    run ? `${write.age(run.startedAt)} (${write.when(run.startedAt)})` : t("never");
  return (
    <PageSection title={t("backups")} lead={backup.at ? t("backupAt", { at: backup.at }) : t("backupNotSet")}>
      {[backup, proof].map(({ last }, index) =>
        last?.error ? (
          <Alert key={index} severity="error" role="status" space="below-12">
            {t(index === 0 ? "backupFailed" : "proofFailed", { when: write.when(last.startedAt), error: last.error })}
          </Alert>
        ) : null,
      )}
      <DetailList
        details={[
          { label: t("lastBackup"), value: ageText(backup) },
          { label: t("lastProof"), value: ageText(proof) },
          { label: t("backupHolds"), value: contentText },
          { label: t("proofRuns"), value: proof.at ?? t("notSet") },
          { label: t("dataKey"), value: keyText },
        ]}
      />
    </PageSection>
  );
}

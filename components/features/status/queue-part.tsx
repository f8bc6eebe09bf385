import { getTranslations } from "next-intl/server";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { SystemStatus } from "@/lib/features/status/schema";
import type { Formatters } from "./formatters";

type Props = { queue: SystemStatus["queue"]; write: Formatters };

/** Shows how long jobs wait, and jobs that failed permanently. */
export async function QueuePart({ queue, write }: Props) {
  const t = await getTranslations("status");
  const { waiting, minutes, running, failed } = queue;
  return (
    <PageSection title={t("queue")} lead={t("queueLead", { waiting, running, failed, minutes: Math.floor(minutes) })}>
      <RecordTable
        label={t("failedJobs")}
        columns={[
          { label: t("job") },
          { label: t("tries"), align: "end" },
          { label: t("error") },
          { label: t("lastTried") },
        ]}
        rows={queue.jobs.map(({ task, attempts, error, lastTriedAt }) => [
          task,
          write.number(attempts),
          error,
          write.when(lastTriedAt),
        ])}
        empty={t("noFailedJobs")}
      />
    </PageSection>
  );
}

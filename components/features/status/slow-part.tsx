import { getTranslations } from "next-intl/server";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import type { SystemStatus } from "@/lib/features/status/schema";
import type { Formatters } from "./formatters";
import styles from "./status.module.css";

type Props = { slow: SystemStatus["slow"]; write: Formatters };

/** Lists the slowest queries without their values. */
export async function SlowPart({ slow: { source, rows }, write }: Props) {
  const t = await getTranslations("status");
  const milliseconds = (value: number) => `${write.number(value)} ms`;
  return (
    <PageSection title={t("slow")} lead={source === "server" ? t("slowOfServer") : t("slowOfProcess")}>
      <RecordTable
        label={t("slow")}
        columns={[
          { label: t("query") },
          { label: t("calls"), align: "end" },
          { label: t("mean"), align: "end" },
          { label: t("longest"), align: "end" },
        ]}
        rows={rows.map(({ text, calls, meanMilliseconds, maxMilliseconds }) => [
          <code key={text} className={styles.query}>
            {text.slice(0, 300)}
          </code>,
          write.number(calls),
          milliseconds(meanMilliseconds),
          milliseconds(maxMilliseconds),
        ])}
        empty={t("noSlow")}
      />
    </PageSection>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { dataRequestKinds, type DataRequestKind } from "@/db/enums/crew";
import type { PersonDataRequests, DataRequest } from "@/lib/features/crew/data-requests/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { splitMessage } from "@/lib/platform/errors";
import { isMessageKey } from "@/lib/platform/i18n/message-key";
import { OwnDataLink } from "./own-data-link";
import { DataRequestButtons, type OfferedRequest } from "./buttons";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { DataRequestTools } from "./tools";
import styles from "./panel.module.css";
import { dataRequestStatusVariants } from "./status-variants";

type Props = { crewId: number; name: string; panel: PersonDataRequests; now?: Date };

/** List the kinds of request with the obstacle of each. */
function offeredKinds(
  { isStopped, requests, obstacles }: NonNullable<PersonDataRequests>,
  say: (key: string) => string,
): OfferedRequest[] {
  const waits = (kind: DataRequestKind) =>
    requests.some((request) => request.kind === kind && request.state === "open");
  return dataRequestKinds
    .filter((kind) => kind !== (isStopped ? "stop" : "resume"))
    .map((kind) => ({ kind, obstacle: waits(kind) ? ["data-requests.alreadyOpen"] : obstacles[kind] }))
    .map(({ kind, obstacle }) => ({ kind, obstacle: obstacle.length > 0 ? obstacle.map(say).join(" ") : null }));
}

/** Show a person's data requests: export, stop or erasure. product 5.20 */
export async function DataRequestsPanel({ crewId, name, panel, now = new Date() }: Props) {
  if (!panel) return null;
  const [t, all, locale] = await Promise.all([getTranslations("data-requests"), getTranslations(), getLocale()]);
  const date = (at: Date) => formatDate(dayOf(at), locale);
  const by = (who: string | null, at: Date) => t("byOn", { name: who ?? t("someone"), date: date(at) });
  const stateOf = ({ state, dueAt, refusedReason }: DataRequest) => (
    <span className={styles.state}>
      <StatusBadge status={dataRequestStatusVariants[state]} label={t(`states.${state}`)} />
      {state === "open" ? (
        <small data-late={dueAt < now || undefined}>{t(dueAt < now ? "overdue" : "due", { date: date(dueAt) })}</small>
      ) : null}
      {refusedReason ? <small>{refusedReason}</small> : null}
    </span>
  );
  const columns = [
    { label: t("kind") },
    { label: t("state") },
    { label: t("reason") },
    { label: t("asked") },
    { label: t("decided") },
    { label: "" },
  ];
  const rows = panel.requests.map((request) => [
    t(`kinds.${request.kind}`),
    stateOf(request),
    request.reason,
    by(request.createdBy, request.createdAt),
    request.decidedAt ? by(request.decidedBy, request.decidedAt) : null,
    request.canDecide || request.canDownload ? <DataRequestTools key="tools" request={request} name={name} /> : null,
  ]);
  const offered = offeredKinds(panel, (message) => {
    const { key, values } = splitMessage(message);
    return isMessageKey(all, key) ? all(key, values) : key;
  });
  return (
    <PageTexts now={["data-requests.ask", "data-requests.decide", "data-requests.download"]} late={["data-requests"]}>
      <section aria-labelledby="data-subject-title" className={styles.panel}>
        <div className={styles.head}>
          <h2 id="data-subject-title">{t("title")}</h2>
          {panel.isOwn ? <OwnDataLink /> : null}
          {panel.mayAsk && !panel.isErased ? (
            <DataRequestButtons crewId={crewId} name={name} offered={offered} />
          ) : null}
        </div>
        <p className={styles.note}>{t(panel.isErased ? "erased" : panel.isOwn ? "ownIntro" : "intro")}</p>
        {panel.isOwn && rows.length === 0 ? null : (
          <RecordTable label={t("title")} empty={t("none")} columns={columns} rows={rows} />
        )}
      </section>
    </PageTexts>
  );
}

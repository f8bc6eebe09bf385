import { cache } from "react";
import styles from "@/components/features/audit/audit.module.css";
import { Changes, Deed } from "@/components/features/audit/cells";
import { DaysFilter } from "@/components/features/audit/days-filter";
import { fieldLabels } from "@/components/features/audit/field-labels";
import { operationLabels } from "@/components/features/audit/operation-labels";
import { valueLabels } from "@/components/features/audit/value-labels";
import { hrefWith, valueOf } from "@/components/ui/list/list-state";
import { listAudit } from "@/lib/features/audit/list-audit";
import { listAuditFilters } from "@/lib/features/audit/list-audit-filters";
import { auditPageSize, operationCode, type AuditEntry } from "@/lib/features/audit/schema";
import { severities } from "@/lib/features/audit/severity.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import type { ListViewer } from "../../list-screen/declaration";
import { hidden, namedIn } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { check, several } from "../../list-screen/panel-filters";

const texts = "audit";
const loadChoices = cache(() => load(listAuditFilters, {}));
const channels = ["page", "action", "api", "job"] as const;
const kinds = ["visitor", "stranger", "scheduler", "user"] as const;

function actorOf({ actorName, actorKind }: AuditEntry, { t }: ListViewer<typeof texts, string>) {
  return actorName ?? t(`kind.${kinds.find((kind) => kind === actorKind) ?? "stranger"}`);
}

/** Who changed which record, from what to what, newest first. */
export const auditLog = list({
  name: "audit-log",
  texts,
  pageSize: auditPageSize,
  filters: {
    person: several({
      label: "who",
      known: isId,
      options: async () => (await loadChoices()).people.map(({ id, name }) => ({ value: String(id), label: name })),
    }),
    severity: several({ label: "severity.label", known: severities, options: namedIn("audit.severity", severities) }),
    operation: several({
      label: "action",
      known: (value) => operationCode.test(value),
      options: async () => {
        const [{ operations }, labelOf] = await Promise.all([loadChoices(), operationLabels()]);
        return operations
          .map((value) => ({ value, label: labelOf(value) }))
          .toSorted((a, b) => a.label.localeCompare(b.label));
      },
    }),
    signIns: check({ label: "signInsShown" }),
    from: hidden(isDay),
    until: hidden(isDay),
  },
  load: async ({ signIns, ...query }) => {
    const [page, wordsOf, fieldOf] = await Promise.all([
      load(listAudit, { ...query, signIns: signIns || "false" }),
      operationLabels(),
      fieldLabels(),
    ]);
    return { ...page, wordsOf, fieldOf };
  },
}).screen({
  address: "/dashboard/users-management/audit-log",
  right: "audit:view",
  title: "title",
  action: ({ params, state, t }) => {
    const query = hrefWith(params, {
      pageIndex: null,
      pageSize: null,
      search: null,
      filterList: state.search || null,
      signIns: valueOf(params, "signIns") === "true" ? "true" : "false",
    });
    return (
      <a className={styles.export} href={`/PMSol/v1/AuditLog/ExportAuditLog${query}`} download>
        {t("export")}
      </a>
    );
  },
  search: "search",
  filterTitle: "filterTitle",
  tools: ({ params }) => <DaysFilter params={params} kept={["search", "person", "operation", "severity", "signIns"]} />,
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "when",
      label: "when",
      card: "fact",
      cell: ({ createdAt }, { date }) => <time dateTime={createdAt.toISOString()}>{date(createdAt)}</time>,
    },
    {
      id: "action",
      label: "action",
      card: "title",
      kind: "wide",
      title: ({ operation }) => operation,
      cell: (entry, viewer) => (
        <Deed
          entry={entry}
          actor={actorOf(entry, viewer)}
          words={viewer.page?.wordsOf(entry.operation) ?? entry.operation}
        />
      ),
    },
    {
      id: "changes",
      label: "changes",
      card: "fact",
      kind: "wide",
      cell: (entry, { page, locale, t }) => (
        <Changes
          entry={entry}
          fieldOf={page?.fieldOf ?? String}
          valueOf={valueLabels(locale, { true: t("yes"), false: t("no") })}
        />
      ),
    },
    {
      id: "channel",
      label: "channel",
      text: ({ channel }, { t }) => {
        const known = channels.find((name) => name === channel);
        return known ? t(`channels.${known}`) : channel;
      },
    },
  ],
  empty: { title: "empty", text: "emptyYet" },
});

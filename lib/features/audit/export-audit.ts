import { and, desc } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { csvCell } from "@/lib/platform/excel/safe-cell";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { matchesFilters, visibleTo } from "./queries";
import { changesOf } from "./rules";
import { listAuditInput } from "./schema";

const maxRows = 10_000;

/** Export the filtered log as CSV, at most 10,000 rows. Audited itself. */
export const exportAudit = write({
  name: "audit.export",
  access: "audit:view",
  input: listAuditInput,
  output: fileOf("text/csv"),
  async run({ db, actor, now, audit }, { pageNumber: _number, pageSize: _size, ...filter }) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(visibleTo(actor), matchesFilters(filter)))
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(maxRows);
    const head = ["time", "action", "actor", "actor id", "division", "subject", "reason", "channel", "changes"];
    const lines = rows.map((row) =>
      [
        row.createdAt.toISOString(),
        row.operation,
        row.actorKind,
        row.actorId,
        row.divisionId,
        row.subject,
        row.reason,
        row.channel,
        JSON.stringify(changesOf(row.before, row.after)),
      ]
        .map(csvCell)
        .join(","),
    );
    audit({ subject: "audit", after: { rows: rows.length } });
    return new FileAnswer(
      stampedName(now, "audit-log", "csv"),
      "text/csv; charset=utf-8",
      Buffer.from(`\uFEFF${[head.map(csvCell).join(","), ...lines].join("\r\n")}\r\n`),
    );
  },
});

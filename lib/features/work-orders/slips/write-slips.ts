import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { every } from "@/db/every";
import { preparedFiles } from "@/db/schema/files";
import { divisions } from "@/db/schema/positions";
import { payrollRuns, workOrders } from "@/db/schema/work-orders";
import { recordReads } from "@/lib/features/crew/reads.queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { personOf } from "@/lib/platform/access";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/answer";
import { finishPrepared, mayHave } from "@/lib/platform/files/prepared";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { Papers } from "@/lib/platform/pdf/paper";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { slipPaper } from "./pdf/slip-document";
import { selectLines, selectWhole, visibleTo } from "./queries";
import { told } from "./wire.rules";

const asked = z.object({ runId: z.int(), vesselId: z.int(), month: z.string() });

/**
 * Write a vessel's slips of a month with their annexes into one document, with the requester's current access. Run by
 * the queue; a second run changes nothing. @throws not-found, forbidden, conflict when it was withdrawn meanwhile
 */
export const writeSlips = write({
  name: "work-orders.write-slips",
  access: "signed-in",
  input: z.object({ id: z.uuid() }),
  output: z.object({ rows: z.number().nullable() }),
  async run({ db, now, locale, audit, unchanged, ...rest }, { id }) {
    const actor = personOf(rest.actor);
    const { state, input, access, rights, rows: known } = preparedFiles;
    const [file] = await db
      .select({ state, input, access, rights, rows: known })
      .from(preparedFiles)
      .where(and(eq(preparedFiles.id, id), eq(preparedFiles.ownerId, actor.userId)));
    if (!file) throw notFound();
    if (file.state !== "waiting") {
      unchanged();
      return { rows: file.rows };
    }
    if (!mayHave(actor, file)) throw new AppError("forbidden", "errors.forbidden");
    const { runId, vesselId, month } = asked.parse(file.input);
    const where = every(visibleTo(actor), eq(workOrders.vesselId, vesselId), eq(workOrders.month, month));
    const found = await selectWhole(db, where);
    const lines = await selectLines(
      db,
      found.map(({ row }) => row.id),
    );
    const [first] = found;
    if (!first) throw refused("slips.noneOfMonth");
    const shown = found.map(({ row }) => ({ crewId: row.employeeId, classes: ["payroll", "identity"] as const }));
    await recordReads(db, { actor, now }, "work-orders.write-slips", shown);
    const { divisionId } = first;
    const [division] = await db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, divisionId));
    const letterhead = letterheadOf(division?.name ?? "");
    const papers = found.map((whole) =>
      slipPaper({ slip: told(whole, lines, actor), locale, letterhead, generatedBy: actor.name, now }),
    );
    const t = translator(locale);
    const title = `${t("slips.bulk.title", { vessel: first.row.vesselName ?? "" })}, ${formatDate(month, locale, "month")}`;
    const body = await renderPdf(Papers({ title, papers }));
    const name = stampedName(now, `Slips_${first.row.vesselName}_${month.slice(0, 7)}`, "pdf");
    await finishPrepared(db, id, new FileAnswer(name, "application/pdf", body), { rows: papers.length, now });
    await db.update(payrollRuns).set({ done: papers.length, finishedAt: now }).where(eq(payrollRuns.id, runId));
    const sha256 = createHash("sha256").update(body).digest("hex");
    audit({ subject: vesselId, divisionId, after: { month, rows: papers.length, sha256, preparedFile: id } });
    return { rows: papers.length };
  },
});

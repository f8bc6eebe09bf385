import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { allConditions } from "@/db/all-conditions";
import { preparedFiles } from "@/db/schema/files";
import { divisions } from "@/db/schema/positions";
import { payrollRuns, workOrders } from "@/db/schema/work-orders";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/file-response";
import { finishPrepared, canDownload } from "@/lib/platform/files/prepared";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { LetterheadPages } from "@/lib/platform/pdf/letterhead-page";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { monthOf } from "@/lib/platform/calendar/months";
import { slipDocument } from "./pdf/slip-document";
import { selectLines, selectSlipDetails, visibleTo } from "./queries";
import { slipResponse } from "./response.rules";

const jobInput = z.object({ runId: z.int(), vesselId: z.int(), month: z.string() });

/**
 * Write a vessel's slips of a month with their annexes into one document, with the requester's current access. Run by
 * the queue; a second run changes nothing. @throws not-found, forbidden, conflict when it was withdrawn meanwhile
 */
export const writeSlips = write({
  name: "work-orders.write-slips",
  access: "signed-in",
  input: z.object({ id: z.uuid() }),
  output: z.object({ rows: z.number().nullable() }),
  async run({ db, now, locale, audit, unchanged, ...context }, { id }) {
    const actor = userActorOf(context.actor);
    const { state, input, access, rights, rows: rowCount } = preparedFiles;
    const [file] = await db
      .select({ state, input, access, rights, rows: rowCount })
      .from(preparedFiles)
      .where(and(eq(preparedFiles.id, id), eq(preparedFiles.ownerId, actor.userId)));
    if (!file) throw notFound();
    if (file.state !== "waiting") {
      unchanged();
      return { rows: file.rows };
    }
    if (!canDownload(actor, file)) throw new AppError("forbidden", "errors.forbidden");
    const { runId, vesselId, month } = jobInput.parse(file.input);
    const where = allConditions(visibleTo(actor), eq(workOrders.vesselId, vesselId), eq(workOrders.month, month));
    const slips = await selectSlipDetails(db, where);
    const lines = await selectLines(
      db,
      slips.map(({ row }) => row.id),
    );
    const [first] = slips;
    if (!first) throw refused("slips.noneOfMonth");
    const readRecords = slips.map(({ row }) => ({ crewId: row.crewId, classes: ["payroll", "identity"] as const }));
    await recordSensitiveReads(db, { actor, now }, "work-orders.write-slips", readRecords);
    const { divisionId } = first;
    const [division] = await db.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, divisionId));
    const letterhead = letterheadOf(division?.name ?? "");
    const documents = slips.map((details) =>
      slipDocument({ slip: slipResponse(details, lines, actor), locale, letterhead, generatedBy: actor.name, now }),
    );
    const t = translator(locale);
    const title = `${t("slips.bulk.title", { vessel: first.row.vesselName ?? "" })}, ${formatDate(month, locale, "month")}`;
    const body = await renderPdf(LetterheadPages({ title, documents }));
    const name = stampedName(now, `Slips_${first.row.vesselName}_${monthOf(month)}`, "pdf");
    await finishPrepared(db, id, new FileAnswer(name, "application/pdf", body), { rows: documents.length, now });
    await db.update(payrollRuns).set({ done: documents.length, finishedAt: now }).where(eq(payrollRuns.id, runId));
    const sha256 = createHash("sha256").update(body).digest("hex");
    audit({ subject: vesselId, divisionId, after: { month, rows: documents.length, sha256, preparedFile: id } });
    return { rows: documents.length };
  },
});

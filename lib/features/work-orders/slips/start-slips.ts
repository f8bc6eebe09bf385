import { eq } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { vessels } from "@/db/schema/vessels";
import { payrollRuns, workOrders } from "@/db/schema/work-orders";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { StartedFile } from "@/lib/platform/files/file-response";
import { startPrepared } from "@/lib/platform/files/prepared";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { visibleTo } from "./queries";
import { startedSlips, vesselMonthInput } from "./schema";

/**
 * Start preparing a vessel's slips of a month as one document, for the requesting user. product 5.18 @throws not-found,
 * rule when the month has none
 */
export const startSlips = write({
  name: "work-orders.start-slips",
  access: "work-orders:view",
  input: vesselMonthInput,
  output: startedSlips,
  async run(scope, { vesselId, year, month }) {
    const { db, now, locale, audit } = scope;
    const actor = userActorOf(scope.actor);
    const [vessel] = await db
      .select({ name: vessels.name })
      .from(vessels)
      .where(allConditions(eq(vessels.id, vesselId), vesselsVisibleTo(actor)));
    if (!vessel) throw notFound("vessels.notFound");
    const period = `${year}-${String(month).padStart(2, "0")}-01`;
    const total = await db.$count(
      workOrders,
      allConditions(visibleTo(actor), eq(workOrders.vesselId, vesselId), eq(workOrders.month, period)),
    );
    if (total === 0) throw refused("slips.noneOfMonth");
    const [run] = await db
      .insert(payrollRuns)
      .values({
        kind: "slips",
        divisionId: actor.divisionId,
        month: period,
        vesselId,
        total,
        createdAt: now,
        createdBy: actor.userId,
      })
      .returning({ id: payrollRuns.id });
    if (!run) throw new Error("run was not stored");
    const t = translator(locale);
    const id = await startPrepared(
      db,
      { actor, now, locale },
      {
        task: "write-slips",
        access: "work-orders:view",
        title: t("slips.bulk.title", { vessel: vessel.name }),
        filters: formatDate(period, locale, "month"),
        input: { runId: run.id, vesselId, month: period },
      },
    );
    audit({ subject: vesselId, after: { month: period, slips: total, preparedFile: id } });
    return new StartedFile(id, t("slips.bulk.started", { count: total }));
  },
});

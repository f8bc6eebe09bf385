import { hostname } from "node:os";
import { eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { alertKinds, type AlertKind } from "@/db/enums/status";
import { alerts } from "@/db/schema/status";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { alertLevelOf, type Readings } from "./alerts.rules";
import { alertMail } from "./emails/alert";

type Alert = typeof alerts.$inferSelect;
/** mails: ids that must be delivered even if the queue is stuck. */
type AlertChanges = { raised: Alert[]; over: Alert[]; mails: number[] };

/** Return the addresses of ALERT_MAIL. Without one, alerts appear on the status page and in the log only. */
export const alertAddresses = () =>
  (process.env.ALERT_MAIL ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);

async function mailAlert(db: Transaction, alert: Alert): Promise<number[]> {
  const mails = [];
  for (const recipient of alertAddresses())
    mails.push(
      await enqueueMail(db, {
        type: "Alert",
        subject: { type: "alert", id: alert.id, version: alert.overAt ? 2 : 1 },
        recipient,
        language: defaultLocale,
        content: alertMail(alert, defaultLocale),
      }),
    );
  return mails;
}

/** Alerts of a single machine, which only that machine can end. */
const perMachineKinds: readonly AlertKind[] = ["disk-full", "clock-off"];
const dayInMilliseconds = 86_400_000;

/** Check whether this machine may end the alert: it raised it, or the other has been silent for a day. */
const canEnd = ({ kind, reading, raisedAt }: Alert, now: Date) =>
  !perMachineKinds.includes(kind) ||
  reading.host === hostname() ||
  now.getTime() - raisedAt.getTime() > dayInMilliseconds;

/** Raise new alerts and end those that are over, each with a mail. Open alerts are left alone. */
export async function updateAlerts(db: Transaction, readings: Readings, now: Date): Promise<AlertChanges> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('nakhoda alerts'))`);
  const open = await db.select().from(alerts).where(isNull(alerts.overAt));
  const changes: AlertChanges = { raised: [], over: [], mails: [] };
  for (const kind of alertKinds) {
    const { state, reading } = alertLevelOf(kind, readings);
    const openAlert = open.find((alert) => alert.kind === kind);
    if (state === "raised" && !openAlert)
      changes.raised.push(
        ...(await db
          .insert(alerts)
          .values({ kind, raisedAt: now, reading: { ...reading, host: hostname() } })
          .returning()),
      );
    if (state === "over" && openAlert && canEnd(openAlert, now))
      changes.over.push(
        ...(await db.update(alerts).set({ overAt: now }).where(eq(alerts.id, openAlert.id)).returning()),
      );
  }
  for (const alert of [...changes.raised, ...changes.over]) changes.mails.push(...(await mailAlert(db, alert)));
  return changes;
}

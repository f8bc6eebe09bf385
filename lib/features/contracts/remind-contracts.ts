import { z } from "zod";
import type { Transaction } from "@/db/client";
import { can } from "@/lib/access/actor";
import type { NotificationRecipient } from "@/lib/access/second-person";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { contractExpiringMail } from "./emails/contract-expiring";
import {
  contractRecipients,
  contractsToRemind,
  endedContractsNotLogged,
  recordReminder,
  type EndingContract,
} from "./expiring.queries";
import { mailType, reminderDue } from "./rules";

const batchSize = 500;

/** Cache the recipients of each division within a run. */
function cachedRecipients(db: Transaction) {
  const recipientsByDivision = new Map<number, Promise<NotificationRecipient[]>>();
  return (divisionId: number) => {
    const recipients = recipientsByDivision.get(divisionId) ?? contractRecipients(db, divisionId);
    recipientsByDivision.set(divisionId, recipients);
    return recipients;
  };
}

async function remind(
  db: Transaction,
  contract: EndingContract,
  reminderId: number,
  readers: NotificationRecipient[],
  today: string,
) {
  const daysLeft = daysBetween(today, contract.expiresOn);
  for (const reader of readers) {
    const language = reader.language ?? "id";
    const mayWrite = can(reader, "contracts:write");
    await enqueueMail(db, {
      type: mailType,
      subject: { type: "contract", id: contract.id, version: reminderId },
      recipient: reader.email,
      language,
      content: contractExpiringMail({ ...contract, daysLeft }, { firstName: reader.firstName, mayWrite, language }),
    });
  }
}

/**
 * Send contract reminders after midnight (Asia/Jakarta) to administrators, managers and finance, 90, 60, 30 and 7 days
 * before the end, once each. Log the end of contracts. An extended contract is reminded again; the rest of a large
 * night follows the next. Run by the scheduler only. product 5.14 @throws forbidden for people
 */
export const remindContracts = write({
  name: "contracts.remind",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ reminded: z.number(), ended: z.number() }),
  async run({ db, now, audit, unchanged }) {
    const today = dayOf(now);
    const readers = cachedRecipients(db);
    const counts = { reminded: 0, ended: 0 };
    for (const contract of await contractsToRemind(db, today, batchSize)) {
      const daysBefore = reminderDue(contract.expiresOn, today);
      const reminderId = daysBefore === null ? undefined : await recordReminder(db, contract, daysBefore, now);
      if (reminderId === undefined) continue;
      await remind(db, contract, reminderId, await readers(contract.divisionId), today);
      counts.reminded += 1;
      audit({ subject: contract.id, divisionId: contract.divisionId, after: { remindedBefore: daysBefore } });
    }
    for (const contract of await endedContractsNotLogged(db, today, batchSize)) {
      if ((await recordReminder(db, contract, 0, now)) === undefined) continue;
      counts.ended += 1;
      const { id: subject, divisionId } = contract;
      audit({ subject, divisionId, before: { status: "Active" }, after: { status: "Expired" } });
    }
    if (counts.reminded + counts.ended === 0) unchanged();
    return counts;
  },
});

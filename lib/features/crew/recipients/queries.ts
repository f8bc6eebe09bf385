import type { SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { activeAccountsOf, type NotificationRecipient } from "@/lib/access/second-person";
import { mayBeNotified, type NotifiedContent, type NotifiedPerson } from "./rules";

/**
 * List the users of a division who may be notified about a person, or about its people in general where about is null.
 * among narrows the recipients.
 */
export async function notificationRecipients(
  db: Executor,
  divisionId: number,
  about: NotifiedPerson,
  { among, ...content }: NotifiedContent & { among: SQL | undefined },
): Promise<NotificationRecipient[]> {
  const accounts = await activeAccountsOf(db, divisionId, among);
  return accounts.filter((account) => mayBeNotified(account, about, content));
}

import { randomUUID } from "node:crypto";
import { database, type Executor } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";

type Event = "sign-in" | "sign-in-refused" | "sign-in-locked" | "sign-out" | "provider-linked";

/** Record sign-ins and refusals in the audit log. An unknown address is recorded without the address. */
export async function logSignIn(
  event: Event,
  user: { id: number; divisionId: number } | null,
  after: { provider: string; network?: string },
  db: Executor = database(),
) {
  await db.insert(auditEntries).values({
    operation: `users.${event}`,
    actorKind: user ? "user" : "stranger",
    actorId: user ? String(user.id) : null,
    divisionId: user?.divisionId ?? null,
    subject: user ? String(user.id) : "unknown",
    after,
    channel: "page",
    requestId: randomUUID(),
  });
}

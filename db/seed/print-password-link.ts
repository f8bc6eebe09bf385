import { rescueAdmin } from "@/lib/features/status/rescue-admin";
import { AppError } from "@/lib/platform/errors";

/**
 * Print a link to set a superadmin's new password, for operators of the server. @throws where no superadmin has the
 * address
 */
export async function printPasswordLink(email: string, now: Date) {
  const caller = {
    actor: { kind: "scheduler" as const },
    now,
    locale: "en" as const,
    channel: "job" as const,
    address: "127.0.0.1",
    userAgent: "Nakhoda",
    requestId: crypto.randomUUID(),
  };
  const { link } = await rescueAdmin.execute(caller, { email }).catch((error: unknown) => {
    throw error instanceof AppError ? new Error(`No superadmin has the address ${email}`) : error;
  });
  console.log(`${email} sets a new password within an hour at ${link}`);
}

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import type { Operation } from "@/lib/platform/operation";
import { callerOf } from "@/lib/platform/transport/caller";
import { requireUser } from "../../../access/require-user";

/** Read a record behind a link. A missing or invalid one redirects to the closed page. Document 1 §2.3. */
export async function loadOrClosed<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const [head, user] = await Promise.all([headers(), requireUser("applicants:view")]);
  try {
    return await operation.execute(callerOf(head, user, "page"), input);
  } catch (error) {
    if (error instanceof AppError && (error.code === "not-found" || error.code === "invalid"))
      redirect("/closed?reason=broken");
    throw error;
  }
}

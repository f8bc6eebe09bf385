import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Task } from "graphile-worker";
import { z } from "zod";
import { database } from "@/db/client";
import type { PreparedFailure } from "@/db/enums/files";
import { preparedFiles } from "@/db/schema/files";
import { withoutQueryValues } from "@/db/query-failure";
import { actorOfId } from "@/lib/access/actor-of-user";
import { AppError, type ErrorCode } from "../errors";
import { log } from "../log";
import type { Operation } from "../operation";
import { failPrepared, canDownload } from "./prepared";

const payloadSchema = z.object({ id: z.uuid() });
const failureOf: Partial<Record<ErrorCode, PreparedFailure>> = {
  rule: "too-many",
  forbidden: "rights",
  unauthenticated: "rights",
};

/**
 * Create a job that writes a prepared file in the name of its requester. A refusal is final; other errors are retried,
 * and the last one is shown.
 */
export const prepareFile =
  (operation: Operation): Task =>
  async (payload, { job }) => {
    const { id } = payloadSchema.parse(payload);
    const db = database();
    const [file] = await db
      .select()
      .from(preparedFiles)
      .where(and(eq(preparedFiles.id, id), eq(preparedFiles.state, "waiting")));
    if (!file) return;
    const actor = await actorOfId(db, file.ownerId, file.divisionId);
    if (!actor || !canDownload(actor, file)) return failPrepared(db, id, "rights");
    const requestId = randomUUID();
    try {
      await operation.execute(
        {
          actor,
          now: new Date(),
          locale: file.locale,
          channel: "job",
          address: "127.0.0.1",
          userAgent: "Nakhoda",
          requestId,
        },
        { id },
      );
    } catch (error) {
      if (error instanceof AppError) return failPrepared(db, id, failureOf[error.code] ?? "error");
      const { name, stack } = withoutQueryValues(error);
      log.error({ requestId, operation: operation.name, name, stack }, "a file could not be prepared");
      if (job.attempts >= job.max_attempts) await failPrepared(db, id, "error");
      throw error;
    }
  };

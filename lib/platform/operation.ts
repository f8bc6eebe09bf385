import type { z } from "zod";
import { database, type Executor, type Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { actorId, can, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { AppError } from "./errors";
import type { Locale } from "./i18n/locales";
import { parseInput } from "./validation";

/** "gate" admits a solved captcha or a signed-in person, "scheduler" the clock and the queue only. */
type Access = Permission | "signed-in" | "gate" | "public" | "scheduler";

export type Caller = {
  actor: Actor;
  now: Date;
  locale: Locale;
  channel: "page" | "action" | "api" | "job";
  address: string;
  requestId: string;
};

export type AuditRecord = {
  subject: string | number;
  before?: unknown;
  after?: unknown;
  reason?: string;
  divisionId?: number;
};
type ReadScope = Caller & { db: Executor };
type WriteScope = Caller & { db: Transaction; audit(record: AuditRecord): void; unchanged(): void };

type Definition<Scope, I extends z.ZodType, O extends z.ZodType> = {
  name: string;
  access: Access;
  input: I;
  output: O;
  /** Runs before the transaction: what it counts stays counted when the operation is refused. */
  admit?(scope: ReadScope, input: z.output<I>): Promise<void>;
  run(scope: Scope, input: z.output<I>): Promise<z.input<O>>;
};

export type Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  name: string;
  access: Access;
  kind: "read" | "write";
  input: I;
  output: O;
  execute(caller: Caller, input: unknown): Promise<z.output<O>>;
};

function assertAccess(actor: Actor, access: Access) {
  if (access === "public" || (access === "scheduler" && actor.kind === "scheduler")) return;
  if (access === "gate") {
    if (actor.kind === "stranger") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    return;
  }
  if (actor.kind === "stranger" || actor.kind === "visitor")
    throw new AppError("unauthenticated", "errors.unauthenticated");
  if (access === "scheduler" || (access !== "signed-in" && !can(actor, access)))
    throw new AppError("forbidden", "errors.forbidden");
}

export function read<I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<ReadScope, I, O>,
): Operation<I, O> {
  return {
    ...definition,
    kind: "read",
    async execute(caller, input) {
      assertAccess(caller.actor, definition.access);
      const parsed = parseInput(definition.input, input);
      await definition.admit?.({ ...caller, db: database() }, parsed);
      return definition.output.parse(await definition.run({ ...caller, db: database() }, parsed));
    },
  };
}

/** One transaction; it leaves an audit entry or says unchanged(), else it throws and rolls back. */
export function write<I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<WriteScope, I, O>,
): Operation<I, O> {
  return {
    ...definition,
    kind: "write",
    async execute(caller, input) {
      assertAccess(caller.actor, definition.access);
      const parsed = parseInput(definition.input, input);
      await definition.admit?.({ ...caller, db: database() }, parsed);
      return database().transaction(async (db) => {
        const records: AuditRecord[] = [];
        let silent = false;
        const result = await definition.run(
          { ...caller, db, audit: (record) => records.push(record), unchanged: () => void (silent = true) },
          parsed,
        );
        if (records.length === 0 && !silent) throw new Error(`${definition.name} left no audit entry`);
        await recordAudit(db, definition.name, caller, records);
        return definition.output.parse(result);
      });
    },
  };
}

async function recordAudit(db: Transaction, operation: string, caller: Caller, records: AuditRecord[]) {
  if (records.length === 0) return;
  const { actor } = caller;
  await db.insert(auditEntries).values(
    records.map((record) => ({
      operation,
      actorKind: actor.kind,
      actorId: actorId(actor),
      divisionId: record.divisionId ?? (actor.kind === "user" ? actor.divisionId : null),
      subject: String(record.subject),
      before: record.before ?? null,
      after: record.after ?? null,
      reason: record.reason ?? null,
      channel: caller.channel,
      requestId: caller.requestId,
      createdAt: caller.now,
    })),
  );
}

/** The same operation with part of its input settled by the door. */
export function withInput<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  fixed: Record<string, unknown>,
): Operation<I, O> {
  return { ...operation, execute: (caller, input) => operation.execute(caller, { ...(input as object), ...fixed }) };
}

/** The same operation under the spelling of its callers: the schema turns their input into the operation's. */
export function withSchema<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  schema: z.ZodType,
): Operation<z.ZodType, O> {
  return {
    ...operation,
    input: schema,
    async execute(caller, input) {
      assertAccess(caller.actor, operation.access);
      return operation.execute(caller, parseInput(schema, input));
    },
  };
}

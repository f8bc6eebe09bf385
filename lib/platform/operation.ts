import type { z } from "zod";
import { database, type Executor, type Transaction } from "@/db/client";
import { invalidateAfterWrite } from "@/db/cache-invalidation";
import { auditEntries } from "@/db/schema/audit";
import { actorId } from "@/lib/access/actor";
import type { Access, Also, Permission } from "@/lib/access/permissions";
import { decisionOf, type RequireSecondPerson, type SecondPerson } from "@/lib/access/second-person";
import { assertAccess, assertInput, rightsIn } from "./access";
import { refused } from "./errors";
import type { Locale } from "./i18n/locales";
import { assertNotDone, runOnce, type IdempotentCaller } from "./idempotency";
import { requirePresent } from "./unknown-record";
import { parseInput } from "./validation";

export type Caller = IdempotentCaller &
  Record<"address" | "userAgent" | "requestId", string> & {
    now: Date;
    locale: Locale;
    channel: "page" | "action" | "api" | "job";
  };

export type AuditRecord = {
  subject: string | number;
  before?: unknown;
  after?: unknown;
  reason?: string;
  divisionId?: number;
};
type ReadScope = Caller & { db: Executor };
type WriteScope = Caller & {
  db: Transaction;
  audit(record: AuditRecord): void;
  unchanged(): void;
  requireSecondPerson: RequireSecondPerson;
};

/**
 * callerInput: the schema under the names callers use, where `input` transforms them; for the description of the API.
 */
type OperationShape<I, O> = { name: string; input: I; callerInput?: () => z.ZodType; output: O };

type Definition<Scope, I extends z.ZodType, O extends z.ZodType> = OperationShape<I, O> & {
  access: Access<z.output<I>>;
  /** Additional permissions for some inputs: `{ "crew:edit": ({ kind }) => kind === "photo" }`. */
  also?: Also<z.output<I>>;
  /** What the policy leaves to a second person (B): the body must call `requireSecondPerson`. */
  secondPerson?: SecondPerson<z.output<I>>;
  /** Runs before the transaction, so that its rate limit counts even when the operation is refused. */
  admit?(scope: ReadScope, input: z.output<I>): Promise<void>;
  run(scope: Scope, input: z.output<I>): Promise<z.input<O>>;
};

export type Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = OperationShape<I, O> & {
  access: Access;
  also: readonly Permission[];
  secondPerson?: SecondPerson;
  kind: "read" | "write";
  /** Names in the input that a route or page has fixed. */
  fixed?: readonly string[];
  execute(caller: Caller, input: unknown): Promise<z.output<O>>;
};

/** Check access, parse the input, check the permissions for this input, detect a repeated request, then run `admit`. */
async function authorizedInput<Scope, I extends z.ZodType, O extends z.ZodType>(
  { access, input, also = {}, admit }: Definition<Scope, I, O>,
  caller: Caller,
  rawInput: unknown,
): Promise<z.output<I>> {
  assertAccess(caller.actor, access);
  const parsed = parseInput(input, rawInput);
  assertInput(caller.actor, access, also, parsed);
  await assertNotDone(caller);
  await admit?.({ ...caller, db: database() }, parsed);
  return parsed;
}

export function read<I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<ReadScope, I, O>,
): Operation<I, O> {
  return {
    ...definition,
    also: rightsIn(definition.also),
    kind: "read",
    async execute(caller, input) {
      const parsed = await authorizedInput(definition, caller, input);
      return definition.output.parse(await definition.run({ ...caller, db: database() }, parsed));
    },
  };
}

/**
 * Define an operation that writes in one transaction. It must leave an audit entry or call unchanged(), else it rolls
 * back.
 */
export function write<I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<WriteScope, I, O>,
): Operation<I, O> {
  return {
    ...definition,
    also: rightsIn(definition.also),
    kind: "write",
    async execute(caller, input) {
      const parsedInput = await authorizedInput(definition, caller, input);
      const result = await database().transaction((db) =>
        runOnce(db, caller, () => audited(db, definition, { ...caller, rawInput: input }, parsedInput)),
      );
      invalidateAfterWrite(definition.name);
      return result;
    },
  };
}

async function audited<I extends z.ZodType, O extends z.ZodType>(
  db: Transaction,
  { name, run, output, secondPerson }: Definition<WriteScope, I, O>,
  caller: Caller & { rawInput: unknown },
  input: z.output<I>,
): Promise<z.output<O>> {
  const records: AuditRecord[] = [];
  let isUnchanged = false;
  const audit = (record: AuditRecord) => void records.push(record);
  const { requireSecondPerson, withReason, notifyManagers } = decisionOf(db, {
    ...caller,
    operation: name,
    secondPerson,
    input,
    refused,
  });
  const result = await run(
    { ...caller, db, audit, unchanged: () => void (isUnchanged = true), requireSecondPerson },
    input,
  );
  if (records.length === 0 && !isUnchanged) throw new Error(`${name} left no audit entry`);
  if (records.length > 0) await notifyManagers(await recordAudit(db, name, caller, withReason(records)));
  return output.parse(result);
}

async function recordAudit(db: Transaction, operation: string, { actor, ...caller }: Caller, records: AuditRecord[]) {
  const entries = db.insert(auditEntries).values(
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
  return requirePresent((await entries.returning({ id: auditEntries.id }))[0], "the audit entry").id;
}

/** Fix part of an operation's input. */
export function withInput<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  fixed: Record<string, unknown>,
): Operation<I, O> {
  return {
    ...operation,
    fixed: Object.keys(fixed),
    execute: (caller, input) => operation.execute(caller, { ...(input as object), ...fixed }),
  };
}

/** Let an operation accept its callers' spelling: the schema transforms their input. */
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

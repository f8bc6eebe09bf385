import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { z } from "zod";
import { database } from "@/db/client";
import { clearAnswers } from "@/db/idempotency-store";
import { idempotencyKeys } from "@/db/schema/audit";
import { files } from "@/db/schema/files";
import { jobOpenings } from "@/db/schema/job-openings";
import { users } from "@/db/schema/users";
import { openingForm } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import type { Actor } from "@/lib/access/actor";
import { uploadFile } from "@/lib/features/files/upload-file";
import { createJobOpening } from "@/lib/features/job-openings/create-job-opening";
import { write } from "@/lib/platform/operation";
import { AppError } from "../errors";
import { FileAnswer } from "../files/file-response";
import { runOnce, AlreadyDone } from "../idempotency";
import { controller } from "./controller";

afterAll(closeDatabase);

let acted = 0;
/** Returns its input and how often it ran. */
const act = write({
  name: "test.act",
  access: "job-openings:write",
  input: z.object({ userId: z.string().optional() }),
  output: z.object({ userId: z.string().optional(), acted: z.number(), name: z.string() }),
  run: async ({ unchanged }, { userId }) => {
    unchanged();
    return { userId, acted: (acted += 1), name: "Martha" };
  },
});
const { POST, GET } = controller({
  "POST PostJobOpening": createJobOpening,
  "POST FileUpload": uploadFile,
  "POST Act": act,
  "GET Act": act,
});
type Sent = { call?: string; key?: string; body?: BodyInit; type?: string };
const send = (cookie: string, { call = "Act", key = "k1", body = "{}", type = "application/json" }: Sent) =>
  POST(
    new Request(`http://localhost/PMSol/v1/JobOpening/${call}`, {
      method: "POST",
      headers: { "idempotency-key": key, cookie, ...(type ? { "content-type": type } : {}) },
      body,
    }),
  );
const post = (cookie: string, form: unknown) => send(cookie, { call: "PostJobOpening", body: JSON.stringify(form) });
const isReplayed = (response: Response) => response.headers.get("idempotency-replayed");

test(
  "a POST repeated with its key acts once and is answered the same; a refused one may be mended and sent again",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const form = await openingForm(db);
    expect((await post(cookie, { ...form, task: "" })).status).toBe(422);
    const first = await post(cookie, form);
    const second = await post(cookie, form);
    expect(first.status).toBe(200);
    expect(await second.json()).toEqual(await first.json());
    expect(isReplayed(second)).toBe("true");
    expect((await db.select().from(jobOpenings)).length).toBe(1);
  }),
);

test(
  "a key used again for something else does that",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const form = await openingForm(db);
    const [first, other] = [await post(cookie, form), await post(cookie, { ...form, task: "Something else" })];
    expect([first.status, other.status, isReplayed(other)]).toEqual([200, 200, null]);
    expect((await db.select().from(jobOpenings)).length).toBe(2);
  }),
);

test(
  "a key belongs to its sender",
  rolledBack(async (db) => {
    const form = await openingForm(db);
    await post(await sessionCookie(await person(db, "crewingadminmarine")), form);
    await post(await sessionCookie(await person(db, "crewingadminmarine")), form);
    expect((await db.select().from(jobOpenings)).length).toBe(2);
  }),
);

test(
  "another query or method is another request; a newer gate token is not",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const asked = async (call: string) => (await (await send(cookie, { call })).json()).data.userId;
    expect(await asked("Act?userId=23")).toBe("23");
    expect(await asked("Act?userId=24")).toBe("24");
    expect(isReplayed(await send(cookie, { call: "Act?userId=23&f=a" }))).toBe("true");
    const got = await GET(
      new Request("http://localhost/PMSol/v1/JobOpening/Act?userId=23", {
        headers: { "idempotency-key": "k1", cookie },
      }),
    );
    expect(isReplayed(got)).toBe(null);
  }),
);

test(
  "two files under one key are two; the same one again, written with another boundary, is answered the same",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const upload = async (text: string) => {
      const body = new FormData();
      body.set(
        "fileContent",
        new File([new Uint8Array(pdf), `\n%${text}\n%%EOF\n`], "scan.pdf", { type: "application/pdf" }),
      );
      const response = await send(cookie, { call: "FileUpload", body, type: "" });
      return { fileId: (await response.json()).data.fileId, replayed: isReplayed(response) };
    };
    const [one, other, again] = [await upload("one"), await upload("other"), await upload("one")];
    expect(other.fileId).not.toBe(one.fileId);
    expect(again).toEqual({ fileId: one.fileId, replayed: "true" });
    expect((await db.select().from(files)).length).toBe(2);
  }),
);

test(
  "two urlencoded bodies under one key are two",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const type = "application/x-www-form-urlencoded";
    const asked = async (body: string) => (await (await send(cookie, { body, type })).json()).data.userId;
    expect([await asked("userId=1"), await asked("userId=2")]).toEqual(["1", "2"]);
  }),
);

test(
  "a write that returns a file runs again, and no file is stored",
  rolledBack(async (db) => {
    let written = 0;
    const print = write({
      name: "test.file",
      access: "signed-in",
      input: z.object({}),
      output: z.instanceof(FileAnswer),
      run: async ({ unchanged }) => {
        unchanged();
        return new FileAnswer("list.pdf", "application/pdf", new Uint8Array([37, 80, 68, 70, (written += 1)]));
      },
    });
    const door = controller({ "POST Print": print });
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const ask = () =>
      door.POST(
        new Request("http://localhost/PMSol/v1/Test/Print", {
          method: "POST",
          headers: { "idempotency-key": "k2", cookie },
        }),
      );
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, isReplayed(second), written]).toEqual([200, 200, null, 2]);
    expect(await db.select().from(idempotencyKeys)).toEqual([]);
  }),
);

test(
  "who lost the right is refused; who has another role learns that it was done and not what was answered",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingadminmarine");
    const cookie = await sessionCookie(staff);
    const become = (role: "crewingadmintanker" | "crewingfinancemarine") =>
      db
        .update(users)
        .set({ role, divisionId: role.endsWith("tanker") ? 2 : 1 })
        .where(eq(users.id, staff.userId));
    const before = acted;
    expect((await (await send(cookie, {})).json()).data).toEqual({ acted: before + 1, name: "Martha" });
    await become("crewingadmintanker");
    const moved = await send(cookie, {});
    expect([moved.status, isReplayed(moved), (await moved.json()).data]).toEqual([200, "true", null]);
    await become("crewingfinancemarine");
    expect((await send(cookie, {})).status).toBe(403);
    expect(acted).toBe(before + 1);
  }),
);

test(
  "after the answers were cleared a repeated request reports that it was done, and does nothing",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    await send(cookie, {});
    const before = acted;
    await clearAnswers(db);
    const again = await send(cookie, {});
    expect([again.status, isReplayed(again), await again.json()]).toEqual([
      200,
      "true",
      { data: null, message: "This request was already completed. Its result is no longer stored." },
    ]);
    expect([acted, (await db.select().from(idempotencyKeys))[0]?.answer]).toEqual([before, null]);
  }),
);

describe("with transactions of their own", () => {
  const clock: Actor = { kind: "scheduler" };
  const caller = (repeatKey: string) => as(clock, { idempotencyKey: repeatKey });
  afterEach(async () => {
    await database().delete(idempotencyKeys);
  });

  /** A promise resolved from outside. */
  function held<T>() {
    let resolve: (value: T) => void = () => {};
    const promise = new Promise<T>((keep) => (resolve = keep));
    return { promise, resolve };
  }

  /** A write that pauses in its transaction until it is released. */
  function slow() {
    let runs = 0;
    const begun = held<void>();
    const gate = held<void>();
    const operation = write({
      name: "test.slow",
      access: "scheduler",
      input: z.object({}),
      output: z.object({ runs: z.number() }),
      run: async ({ unchanged }) => {
        unchanged();
        runs += 1;
        begun.resolve();
        if (runs === 1) await gate.promise;
        return { runs };
      },
    });
    return { operation, begun: begun.promise, letGo: gate.resolve };
  }

  test("a repeated request is refused while the first one runs, then gets the same answer", async () => {
    const { operation, begun, letGo } = slow();
    const first = operation.execute(caller("running"), {});
    await begun;
    await expect(operation.execute(caller("running"), {})).rejects.toMatchObject({
      status: 409,
      messageKey: "errors.stillRunning",
    });
    letGo();
    expect(await first).toEqual({ runs: 1 });
    const again = await operation.execute(caller("running"), {}).catch((error: unknown) => error);
    expect(again).toBeInstanceOf(AlreadyDone);
    expect(again).toMatchObject({ answer: { runs: 1 } });
  });

  test("of twenty parallel requests one acts; the others are refused or get its answer", async () => {
    const { operation, letGo } = slow();
    letGo();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => operation.execute(caller("many"), {})));
    expect(results.filter(({ status }) => status === "fulfilled").length).toBe(1);
    for (const result of results)
      if (result.status === "rejected")
        expect(result.reason instanceof AlreadyDone || result.reason.messageKey === "errors.stillRunning").toBe(true);
  });

  test("when the first one dies before its commit nothing was done, and a repetition does it", async () => {
    const { operation, letGo } = slow();
    letGo();
    const server = postgres(process.env.DATABASE_URL ?? "", { max: 1 });
    const begun = held<void>();
    const never = held<void>();
    const first = drizzle(server, { casing: "snake_case" }).transaction((db) =>
      runOnce(db, caller("died"), () => {
        begun.resolve();
        return never.promise;
      }),
    );
    first.catch(() => {});
    await begun.promise;
    await expect(operation.execute(caller("died"), {})).rejects.toMatchObject({ status: 409 });
    await server.end({ timeout: 0 });
    const retry = (): Promise<unknown> =>
      operation.execute(caller("died"), {}).catch((error: unknown) => {
        if (error instanceof AppError && error.status === 409) return retry();
        throw error;
      });
    expect(await retry()).toEqual({ runs: 1 });
  });
});

import { z } from "zod";
import { jobOpenings } from "@/db/schema/job-openings";
import { openingForm } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/session-cookie";
import { createJobOpening } from "@/lib/features/job-openings/create-job-opening";
import { read } from "@/lib/platform/operation";
import { FileAnswer } from "../files/answer";
import { controller } from "./controller";

afterAll(closeDatabase);

const { POST } = controller({ "POST PostJobOpening": createJobOpening });
const send = (cookie: string, key: string, body: unknown) =>
  POST(
    new Request("http://localhost/PMSol/v1/JobOpening/PostJobOpening", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, cookie },
      body: JSON.stringify(body),
    }),
  );

test(
  "a POST repeated with its key acts once and is answered the same; a refused one may be mended and sent again",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const form = await openingForm(db);
    expect((await send(cookie, "k1", { ...form, task: "" })).status).toBe(422);
    const first = await send(cookie, "k1", form);
    const second = await send(cookie, "k1", form);
    expect(first.status).toBe(200);
    expect(await second.json()).toEqual(await first.json());
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect((await db.select().from(jobOpenings)).length).toBe(1);
  }),
);

test(
  "a key used again for something else does that",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const form = await openingForm(db);
    const [first, other] = [
      await send(cookie, "k1", form),
      await send(cookie, "k1", { ...form, task: "Something else" }),
    ];
    expect([first.status, other.status, other.headers.get("idempotency-replayed")]).toEqual([200, 200, null]);
    expect((await db.select().from(jobOpenings)).length).toBe(2);
  }),
);

test(
  "a key belongs to its sender",
  rolledBack(async (db) => {
    const form = await openingForm(db);
    await send(await sessionCookie(await person(db, "crewingadminmarine")), "k1", form);
    await send(await sessionCookie(await person(db, "crewingadminmarine")), "k1", form);
    expect((await db.select().from(jobOpenings)).length).toBe(2);
  }),
);

test(
  "a repeated POST that answered a file gets the same bytes under the same name and type",
  rolledBack(async (db) => {
    let written = 0;
    const write = read({
      name: "test.file",
      access: "signed-in",
      input: z.object({}),
      output: z.instanceof(FileAnswer),
      run: async () =>
        new FileAnswer("list.pdf", "application/pdf", new Uint8Array([37, 80, 68, 70, 0, 255, 128, (written += 1)])),
    });
    const door = controller({ "POST WriteFile": write });
    const cookie = await sessionCookie(await person(db, "crewingadminmarine"));
    const ask = () =>
      door.POST(
        new Request("http://localhost/PMSol/v1/Test/WriteFile", {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": "k2", cookie },
          body: "{}",
        }),
      );
    const [first, second] = [await ask(), await ask()];
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect(second.headers.get("content-type")).toBe("application/pdf");
    expect(second.headers.get("content-disposition")).toBe(first.headers.get("content-disposition"));
    expect(written).toBe(1);
  }),
);

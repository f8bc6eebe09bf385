import { z } from "zod";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/session-cookie";
import { read } from "../operation";
import { controller } from "./controller";

afterAll(closeDatabase);

const detail = z.object({ id: z.number(), allowedActions: z.array(z.string()), version: z.number() });
const record = read({
  name: "test.record",
  access: "signed-in",
  input: z.object({ id: z.coerce.number() }),
  output: detail,
  run: async (_scope, { id }) => ({ id, allowedActions: ["edit"], version: 3 }),
});
const { GET } = controller({ "GET GetRecord/{id}": record });
const get = (path: string, cookie: string) =>
  GET(new Request(`http://localhost/PMSol/v1/${path}`, { headers: { cookie } }));

test(
  "a detail's envelope says beside the data what may be done with it and its version",
  rolledBack(async (db) => {
    const answer = await get("Test/GetRecord/7", await sessionCookie(await person(db, "superadmin")));
    expect(await answer.json()).toEqual({
      data: { id: 7, allowedActions: ["edit"], version: 3 },
      message: "OK",
      allowedActions: ["edit"],
      version: 3,
    });
  }),
);

test(
  "an address that decodes to nothing is not found or invalid, in JSON",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "superadmin"));
    for (const [path, status] of [
      ["Test/%E0%A4%A", 404],
      ["Test/GetRecord/%E0%A4%A", 422],
      ["Test/GetRecord", 404],
    ] as const) {
      const answer = await get(path, cookie);
      expect([path, answer.status, typeof (await answer.json()).message]).toEqual([path, status, "string"]);
    }
  }),
);

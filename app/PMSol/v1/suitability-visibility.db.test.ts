import { eq } from "drizzle-orm";
import { z } from "zod";
import { replaceDatabase, type Transaction } from "@/db/client";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { vessels } from "@/db/schema/vessels";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer } from "@/db/testing/crew";
import { aboard, ashore } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet } from "@/db/testing/records/two-fleets";
import { can, type UserActor } from "@/lib/access/actor";
import { applySuitabilityRegister } from "@/lib/features/suitability/apply-suitability-register";
import { confirmSuitabilityEntry } from "@/lib/features/suitability/confirm-suitability-entry";
import { dayOf } from "@/lib/platform/calendar/dates";
import { callName, renamesOf } from "@/lib/platform/transport/rename-for-calls";
import { callTable, type Call } from "./call-table";
import { controllers } from "./controllers";
import { idNames, ownedKeys, scopeInputs, type Foreign } from "@/db/testing/calls/scope-inputs";

afterAll(closeDatabase);

type Input = Record<string, unknown>;
const nameOf = ({ method, path }: Call) => `${method} ${path.replace("/PMSol/v1/", "")}`;
const mayCall = (actor: UserActor, { rights, controller }: Call) =>
  !controller.endsWith("Public") && (rights.length === 0 || rights.some((right) => can(actor, right)));

function ownInput(call: Call, own: Foreign & { registerCrewId: number }): Input {
  const given = scopeInputs[nameOf(call)]?.(own);
  if (given) return given;
  const { properties } = z.toJSONSchema(call.operation.input, { io: "input", unrepresentable: "any" });
  const keys = [
    ...Object.keys(properties ?? {}).map((name) => callName(renamesOf(call.operation, "input"), name)),
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
  ];
  const idOf = (key: string) => {
    if (call.controller === "RegisterCrews" && key === "id") return own.registerCrewId;
    const owned = key === "id" ? idNames[call.controller] : ownedKeys[key];
    return owned ? own[owned] : undefined;
  };
  return Object.fromEntries(keys.flatMap((key) => (idOf(key) === undefined ? [] : [[key, idOf(key)]])));
}

/** Request lists for all people, for each status and in every order that could reveal something. */
const more: Record<string, Input[]> = {
  "GET Employee/GetEmployeeByRole": ["off-board", "on-board", "resigned", "blacklist"].map((status) => ({ status })),
  "GET Employee/GetEmployeeListOffBoard": [{ filterList: "Terlarang" }],
};

async function send(call: Call, cookie: string, input: Input): Promise<string> {
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(input[name] ?? 1));
  const isWrite = call.method === "POST";
  const query = isWrite
    ? ""
    : `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()}`;
  const body = isWrite ? { body: JSON.stringify(input) } : {};
  const response = await controllers[call.controller as keyof typeof controllers](
    new Request(`http://localhost${path}${query}`, {
      method: call.method,
      headers: { "content-type": "application/json", cookie },
      ...body,
    }),
  );
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("json"))
    return JSON.stringify({ status: response.status, answer: await response.json() }, (key, value: unknown) =>
      volatile.has(key) ? undefined : value,
    );
  return type.includes("sheet")
    ? JSON.stringify(
        readSheet(Buffer.from(await response.arrayBuffer()))
          .rows.map((row) => row.map(({ text }) => text))
          .filter((row) => !/exported (by|at)/i.test(row.join(" "))),
      )
    : String(response.status);
}
/** Fields that differ between requests. */
const volatile = new Set(["requestId"]);

class Undo extends Error {}
/** Call an operation in a savepoint that is rolled back, and return its answer. */
async function tried(db: Transaction, call: Call, cookie: string, input: Input): Promise<string> {
  let answer = "";
  await db
    .transaction(async (inner) => {
      const restore = replaceDatabase(inner);
      try {
        answer = await send(call, cookie, input);
      } finally {
        restore();
      }
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return answer;
}

/**
 * Create two people on a principal's vessel, one ashore and one on board, and an application with the first one's
 * code.
 */
async function scene(db: Transaction) {
  const { principalId, vesselId } = await fleet(db);
  const [ship] = await db.select().from(vessels).where(eq(vessels.id, vesselId));
  if (!ship) throw new Error("no vessel");
  const gone = await ashore(db, ship, {
    fullName: "Terlarang Darat",
    from: "2026-02-01",
    to: "2026-08-01",
    rank: "Bosun",
    statusSince: "2026-08-01",
  });
  await db.insert(crewStatusChanges).values([
    { crewId: gone.person.id, event: "hired", toStatus: "off-board", effectiveOn: "2024-01-10" },
    {
      crewId: gone.person.id,
      event: "checked-in",
      fromStatus: "off-board",
      toStatus: "on-board",
      effectiveOn: "2026-02-01",
      vesselId,
    },
    {
      crewId: gone.person.id,
      event: "checked-out",
      fromStatus: "on-board",
      toStatus: "off-board",
      effectiveOn: "2026-08-01",
      vesselId,
    },
  ]);
  const applicant = await applicantAt(db, "mcu", undefined, { seafarerCode: gone.person.seafarerCode ?? "" });
  await seafarer(db, { fullName: "Orang Lain" });
  const actors = {
    principal: await person(db, "crewingprincipalmarine", null, { principalId }),
    finance: await person(db, "crewingfinancemarine"),
    service: await person(db, "crewingservicemarine"),
    head: await person(db, "crewmarine", "head", { vesselId }),
    sailor: await person(db, "crewmarine", "crew", { crewId: (await seafarer(db, { fullName: "Rekan Sekapal" })).id }),
  };
  const own = {
    employeeId: gone.person.id,
    vesselId,
    vesselCrewId: gone.seat.id,
    principalId,
    userId: actors.service.userId,
    contactId: 0,
    registerCrewId: applicant.id,
  };
  return { gone, ship, own, actors };
}

test(
  "adding and ending a bar changes no answer of any call for users without the register, and none names it",
  rolledBack(async (db) => {
    const { gone, own, actors } = await scene(db);
    const [author, manager] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
    const asked = Object.entries(actors).flatMap(([who, actor]) =>
      callTable
        .filter((call) => mayCall(actor, call))
        .flatMap((call) =>
          [{}, ...(more[nameOf(call)] ?? [])].map((extra) => ({
            who,
            actor,
            call,
            input: { ...ownInput(call, own), ...extra },
          })),
        ),
    );
    const cookies = new Map<UserActor, string>();
    for (const actor of Object.values(actors)) cookies.set(actor, await sessionCookie(actor));
    const ask = async () => {
      const answers = new Map<string, string>();
      for (const { who, actor, call, input } of asked)
        answers.set(
          `${who} ${nameOf(call)} ${JSON.stringify(input)}`,
          await tried(db, call, cookies.get(actor) ?? "", input),
        );
      return answers;
    };
    const before = await ask();
    const { id } = await registered(db, gone.person.id, author.userId, { level: 3 });
    await confirmSuitabilityEntry.execute(as(manager), { employeeBlackListid: id });
    expect(await db.select({ status: crew.status }).from(crew).where(eq(crew.id, gone.person.id))).toEqual([
      { status: "blacklist" },
    ]);
    const after = await ask();
    await db
      .update(suitabilityEntries)
      .set({ endDate: dayOf(new Date()) })
      .where(eq(suitabilityEntries.id, id));
    await applySuitabilityRegister.execute(as({ kind: "scheduler" }, { channel: "job" }), {});
    expect(await db.select({ status: crew.status }).from(crew).where(eq(crew.id, gone.person.id))).toEqual([
      { status: "off-board" },
    ]);
    const afterEnd = await ask();
    const about = [...after].filter(([, answer]) => answer.includes("Terlarang"));
    expect(about.map(([call]) => call.split(" ").slice(0, 3).join(" "))).toEqual(
      expect.arrayContaining([
        "principal GET Vessel/GetVesselCrewHistory",
        "finance GET Employee/GetEmployeeDetails",
        "service GET Employee/GetEmployeeListOffBoard",
        "service GET Employee/DownloadEmployeeListOffBoard",
        "finance GET Employee/DownloadEmployeeListOffBoard",
        "service GET Employee/GetEmployeeByRole",
        "service GET RegisterCrews/GetRegisterCrewById/{id}",
      ]),
    );
    for (const [call, answer] of [...after, ...afterEnd]) {
      if (!call.includes("EmployeeBlacklistLevel"))
        expect([call, /:"(blacklist|barred)|"code":"(noted|withheld)/i.test(answer)]).toEqual([call, false]);
      if (call.includes(" GET ")) expect([call, answer]).toEqual([call, before.get(call)]);
    }
  }),
  120_000,
);

test(
  'a sign-off that starts a bar reports "ashore", and the bar only to staff who see the register',
  rolledBack(async (db) => {
    const { ship, actors } = await scene(db);
    const author = await person(db, "crewingadminmarine");
    const sailors = [
      await aboard(db, ship, { rank: "Bosun", sequence: 2, since: "2026-08-01" }),
      await aboard(db, ship, { rank: "Bosun", sequence: 3, since: "2026-08-01" }),
    ] as const;
    const call = callTable.find((one) => nameOf(one) === "POST VesselCrew/CheckOutVesselCrew");
    if (!call) throw new Error("no check-out");
    const notified: string[] = [];
    for (const [index, actor] of [actors.service, author].entries()) {
      const sailor = sailors[index === 0 ? 0 : 1];
      await registered(db, sailor.person.id, author.userId, {
        level: 3,
        confirmedAt: new Date(),
        confirmedBy: author.userId,
      });
      const input = {
        vesselId: ship.id,
        vesselCrewId: sailor.seat.id,
        employeeId: sailor.person.id,
        assignmentOn: "Current",
        schedule: "2026-11-20",
        acceptedCodes: ["off-plan"],
        offPlanReason: "operational",
      };
      notified.push(/"status":"([a-z-]+)"/.exec(await send(call, await sessionCookie(actor), input))?.[1] ?? "");
      expect(await db.select({ status: crew.status }).from(crew).where(eq(crew.id, sailor.person.id))).toEqual([
        { status: "blacklist" },
      ]);
    }
    expect(notified).toEqual(["off-board", "blacklist"]);
  }),
);

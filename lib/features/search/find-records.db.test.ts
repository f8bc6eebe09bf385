import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { principals, vessels } from "@/db/schema/vessels";
import { appraised } from "@/db/testing/records/appraisals";
import { requested } from "@/db/testing/records/chandler";
import { contracted } from "@/db/testing/records/contracts";
import { seafarer, vessel } from "@/db/testing/crew";
import { joining } from "@/db/testing/records/joiners";
import { aboard } from "@/db/testing/manning";
import { paidFor } from "@/db/testing/payroll/paid";
import { person, principal } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { fleet, narrowActors } from "@/db/testing/records/two-fleets";
import { findRecords } from "./find-records";

afterAll(closeDatabase);

const word = "Zqxwv";
const admin = "crewingadminmarine";

test(
  "people are found by name, number and seafarer code, vessels by name, IMO number and call sign, principals by name; who begins with it first",
  rolledBack(async (db) => {
    const owner = await principal(db);
    await db
      .update(principals)
      .set({ name: `PT ${word} Line` })
      .where(eq(principals.id, owner.id));
    const ship = await vessel(db, { name: `TB ${word}`, imoNumber: "9074729", callSign: "ZQX7" });
    const second = await seafarer(db, { fullName: `Agus ${word}`, rank: "Master" });
    const first = await seafarer(db, { fullName: `${word} Wijaya`, seafarerCode: "6219990001" });
    await seafarer(db, { fullName: `${word} Tanker`, divisionId: 2 });
    const actor = as(await person(db, admin));
    const found = async (filterList: string) =>
      (await findRecords.execute(actor, { filterList })).map(({ kind, id }) => [kind, id]);
    expect(await found(word.toUpperCase())).toEqual([
      ["crew", first.id],
      ["crew", second.id],
      ["vessels", ship.id],
      ["principals", owner.id],
      ["plans", ship.id],
      ["ujbm", ship.id],
    ]);
    expect(await found(second.employeeNumber.toLowerCase())).toEqual([["crew", second.id]]);
    expect(await found("6219990001")).toEqual([["crew", first.id]]);
    const byNumber = [
      ["vessels", ship.id],
      ["plans", ship.id],
      ["ujbm", ship.id],
    ];
    expect(await found("9074729")).toEqual(byNumber);
    expect(await found("zqx7")).toEqual(byNumber);
    expect(await found("zq")).toEqual([]);
    expect(await found("%%%")).toEqual([]);
  }),
);

test(
  "what is sought is found without exact signs, of every kind",
  rolledBack(async (db) => {
    const owner = await principal(db);
    await db.update(principals).set({ name: "PT Zq’xwv Line" }).where(eq(principals.id, owner.id));
    const ship = await vessel(db, { name: "TB Zqx-wv" });
    const one = await seafarer(db, { fullName: "Zqxẃv Wijaya" });
    const actor = as(await person(db, admin));
    const found = await findRecords.execute(actor, { filterList: "z'qxwv" });
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([
      ["crew", one.id],
      ["vessels", ship.id],
      ["principals", owner.id],
      ["plans", ship.id],
      ["ujbm", ship.id],
    ]);
    expect(await findRecords.execute(actor, { filterList: "'-’`" })).toEqual([]);
  }),
);

test(
  "of a kind eight come at most, in one query for each kind",
  rolledBack(async (db) => {
    for (let count = 0; count < 10; count += 1) await seafarer(db, { fullName: `${word} ${count}` });
    const actor = as(await person(db, admin));
    expect(await findRecords.execute(actor, { filterList: word })).toHaveLength(8);
    expect((await queriesSent(db, () => findRecords.execute(actor, { filterList: word }))).length).toBe(12);
    expect(await queriesSent(db, () => findRecords.execute(actor, { filterList: "zq" }))).toHaveLength(0);
  }),
);

test(
  "a principal, a head and a crew member find only what is theirs, the other division and who is tied to nothing find none of it",
  rolledBack(async (db) => {
    const [own, other] = [await fleet(db), await fleet(db)];
    for (const { employeeId: crewId, vesselId, principalId } of [own, other]) {
      await db
        .update(crew)
        .set({ fullName: `${word} Person` })
        .where(eq(crew.id, crewId));
      await db
        .update(vessels)
        .set({ name: `${word} ${vesselId}` })
        .where(eq(vessels.id, vesselId));
      await db
        .update(principals)
        .set({ name: `${word} ${principalId}` })
        .where(eq(principals.id, principalId));
    }
    const actors = await narrowActors(db, own);
    const found = await Promise.all(
      Object.entries(actors).map(async ([name, actor]) => [
        name,
        (await findRecords.execute(as(actor), { filterList: word })).map(({ kind, id }) => `${kind} ${id}`),
      ]),
    );
    const mine = [`crew ${own.employeeId}`, `vessels ${own.vesselId}`];
    expect(Object.fromEntries(found)).toEqual({
      principal: [...mine, `principals ${own.principalId}`],
      head: mine,
      crew: [],
      "admin of the other division": [],
      "untied principal": [],
    });
  }),
);

test(
  "hides erased people from all, stopped people from most, and a bar from viewers without the register",
  rolledBack(async (db) => {
    await seafarer(db, { fullName: `${word} Erased`, erasedAt: new Date() });
    await seafarer(db, { fullName: `${word} Stopped`, processingStoppedAt: new Date() });
    await seafarer(db, { fullName: `${word} Barred`, status: "blacklist" });
    const found = async (role: Parameters<typeof person>[1]) =>
      (await findRecords.execute(as(await person(db, role)), { filterList: word })).map(({ name, state }) => [
        name.replace(`${word} `, ""),
        state,
      ]);
    expect(await found("crewingadminmarine")).toEqual([
      ["Barred", "blacklist"],
      ["Stopped", "off-board"],
    ]);
    expect(await found("crewingstaffmarine")).toEqual([["Barred", "blacklist"]]);
    expect(await found("crewingservicemarine")).toEqual([["Barred", "off-board"]]);
    expect(await found("crewingfinancemarine")).toEqual([["Barred", "off-board"]]);
  }),
);

test(
  "schedules, preparations, appraisals, requests and contracts are found by person, vessel, vendor and client, each with the page where it goes on; nothing of another division or of who may not read it",
  rolledBack(async (db) => {
    const owner = await principal(db);
    await db
      .update(principals)
      .set({ name: `PT ${word} Line` })
      .where(eq(principals.id, owner.id));
    const contract = await contracted(db, { principalId: owner.id, name: `Crewing ${word}` });
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { fullName: `${word} Hidayat`, rank: "Bosun" });
    const report = await appraised(db, stay, { reviewStatus: "WaitingForReview", reviewedAt: null });
    const joiner = await joining(db, ship, { sequence: 2, joins: "2026-12-05", name: `${word} Joiner` });
    const paths = async (role: Parameters<typeof person>[1], ...requestedKinds: string[]) =>
      (await findRecords.execute(as(await person(db, role)), { filterList: word }))
        .filter(({ kind }) => requestedKinds.includes(kind))
        .map(({ kind, name, path }) => [kind, name, path]);
    const kinds = ["preparations", "schedules", "appraisals", "contracts"];
    const found = await paths("crewingadminmarine", ...kinds);
    expect(found).toEqual(
      expect.arrayContaining([
        [
          "preparations",
          `${word} Joiner`,
          `/dashboard/manning/onboard-preparation/vessel/${ship.id}/crews/${joiner.crewId}/details`,
        ],
        [
          "schedules",
          `${word} Hidayat`,
          expect.stringMatching(/onboard-scheduling\/vessel\/\d+\/crews\/\d+\/details$/),
        ],
        [
          "appraisals",
          `${word} Hidayat`,
          `/dashboard/appraisal/${ship.id}/crew/details?vcid=${stay.seat.id}&apprid=${report.id}&flag=${report.flag}`,
        ],
        ["contracts", contract.name, expect.stringContaining("contract-management?search=")],
      ]),
    );
    expect(await paths("crewingadmintanker", ...kinds)).toEqual([]);
    expect((await paths("crewingpdemarine", ...kinds)).map(([kind]) => kind)).not.toContain("contracts");
    expect((await paths("crewingfinancemarine", ...kinds)).map(([kind]) => kind)).toEqual(["contracts"]);
    expect(await paths("crewingprincipalmarine", ...kinds)).toEqual([]);
  }),
);

test(
  "the newest salary slip of a person is found by who may read others' slips, of the own division, without what is paid",
  rolledBack(async (db) => {
    const sailor = await seafarer(db, { fullName: `${word} Hidayat` });
    const ship = await vessel(db);
    const account = { bankName: "Bank Mandiri", accountNumber: "14200123456", accountName: "Hidayat" };
    await paidFor(db, { crewId: sailor.id, vesselId: ship.id, name: sailor.fullName, ...account });
    const found = async (role: Parameters<typeof person>[1]) =>
      (await findRecords.execute(as(await person(db, role)), { filterList: word })).filter(
        ({ kind }) => kind === "work-orders",
      );
    const [slip, ...others] = await found("crewingfinancemarine");
    expect(others).toEqual([]);
    expect(slip).toMatchObject({
      name: `${word} Hidayat`,
      detail: "Feb 2026",
      detailNameId: "Feb 2026",
      path: `/dashboard/work-order-and-billings/work-order-overview/vessel/${ship.id}/wo/${slip?.id}/details`,
    });
    expect(JSON.stringify(slip)).not.toContain("5000000");
    // By its printed number too; a part of it finds nothing.
    const numbered = async (role: Parameters<typeof person>[1], filterList: string) =>
      (await findRecords.execute(as(await person(db, role)), { filterList })).map(({ kind, id }) => [kind, id]);
    const number = slip?.number ?? "";
    expect(number).toMatch(/^WO\/M\/2026\/02\//);
    expect(await numbered("crewingfinancemarine", number.toLowerCase())).toEqual([["work-orders", slip?.id]]);
    expect(await numbered("crewingfinancetanker", number)).toEqual([]);
    expect(await numbered("crewingplanningmarine", number)).toEqual([]);
    for (const role of ["crewingfinancetanker", "crewingplanningmarine", "crewingprincipalmarine"] as const)
      expect(await found(role)).toEqual([]);
  }),
);

test(
  "an open chandler request is found by its vessel, by service of Tanker and not by Marine",
  rolledBack(async (db) => {
    const ship = await vessel(db, { divisionId: 2, name: `MT ${word}` });
    const { id } = await requested(db, ship);
    const found = async (role: Parameters<typeof person>[1]) =>
      (await findRecords.execute(as(await person(db, role)), { filterList: word }))
        .filter(({ kind }) => kind === "chandler-requests")
        .map(({ path }) => path);
    expect(await found("crewingservicetanker")).toEqual([
      `/dashboard/crew-benefit/ship-chandler/vessel/${ship.id}/request/${id}/details`,
    ]);
    expect(await found("crewingservicemarine")).toEqual([]);
    expect(await found("crewingplanningtanker")).toEqual([]);
  }),
);

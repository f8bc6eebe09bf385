import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sensitiveReads } from "@/db/schema/crew";
import { preparationMcus } from "@/db/schema/preparation";
import { vessel } from "@/db/testing/crew";
import { anyOption, checkedUp, joining } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { dayOf } from "@/lib/platform/calendar/dates";
import { listWork } from "../../tasks/work-list/list-work";
import { getMcu } from "./get-mcu";
import { insertMcu } from "./insert-mcu";
import { listMcuChoices } from "./list-mcu-choices";
import { listMcus } from "./list-mcus";
import { recordPreparationMcu } from "./record-preparation-mcu";

afterAll(closeDatabase);

const year = dayOf(new Date()).slice(0, 4);

/** Create a check-up with a result recorded by service staff. */
async function examined(db: Transaction) {
  const ship = await vessel(db);
  const joiner = await joining(db, ship);
  const service = await person(db, "crewingservicemarine");
  const { ids } = await insertMcu.execute(as(service), {
    vesselId: ship.id,
    crewId: joiner.crewId,
    letterNumber: "951",
    schedule: `${year}-12-05`,
    mcuPackageId: await anyOption(db, "mcu-package"),
    clinicName: "Klinik Bahari",
  });
  await recordPreparationMcu.execute(as(service), {
    employeePreparationMcuId: ids[0],
    assessmentStatus: "Passed",
    mcuHealthDegreeId: await anyOption(db, "mcu-health-status-degree", "III"),
    attachmentId: await uploadBy(db, service),
    mcuPrice: 900_000,
  });
  return { ship, joiner, mcuId: ids[0] };
}

test.each([
  ["crewingadminmarine", true, true],
  ["crewingmanagermarine", true, false],
  ["crewingservicemarine", true, true],
  ["crewingstaffmarine", true, true],
  ["crewingplanningmarine", false, false],
  ["crewingpdemarine", false, false],
] as const)(
  "shows %s degree and attachment: %s, the price: %s; viewed data is recorded",
  (role, seesHealth, seesPrice) =>
    rolledBack(async (db) => {
      const { ship, joiner, mcuId } = await examined(db);
      const reader = as(await person(db, role));
      const [row] = (await listMcus.execute(reader, { vesselId: ship.id })).rows;
      const detail = await getMcu.execute(reader, { mcuId });
      for (const shown of [row, detail]) {
        expect(shown?.status).toBe("Passed");
        expect([shown?.healthStatusDegreeCode, shown?.attachmentId !== null]).toEqual(
          seesHealth ? ["III", true] : [null, false],
        );
        expect(shown?.mcuPrice).toBe(seesPrice ? 900_000 : null);
      }
      expect(detail.attachment === null).toBe(!seesHealth);
      expect(await db.$count(sensitiveReads, eq(sensitiveReads.crewId, joiner.crewId))).toBe(seesHealth ? 1 : 0);
    })(),
);

test.each(["crewingfinancemarine", "crewingprincipalmarine"] as const)("shows %s no preparation at all", (role) =>
  rolledBack(async (db) => {
    const { ship, mcuId } = await examined(db);
    const reader = as(await person(db, role));
    await expect(listMcus.execute(reader, { vesselId: ship.id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(getMcu.execute(reader, { mcuId })).rejects.toMatchObject({ code: "forbidden" });
  })(),
);

test(
  "lists appointments without a result after three days on service's work list",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const at = async (day: string, sequence: number) => checkedUp(db, await joining(db, ship, { sequence }), { day });
    await db.delete(preparationMcus);
    const overdue = await at("2026-11-25", 1);
    await at("2026-11-26", 2);
    await checkedUp(db, await joining(db, ship, { sequence: 3 }), { day: "2026-11-20", result: "Failed" });
    const now = { now: new Date("2026-11-28T03:00:00Z") };
    const service = as(await person(db, "crewingservicemarine"), now);
    for (const filter of [{ noResult: true }, { noResult: "true", vesselId: ship.id }])
      expect((await listMcus.execute(service, filter)).rows.map(({ id }) => id)).toEqual([overdue.id]);
    const taskOf = async (caller: typeof service) =>
      (await listWork.execute(caller, {})).tasks.find(({ key }) => key === "check-ups-without-result");
    expect(await taskOf(service)).toMatchObject({ count: 1, day: "2026-11-25" });
    expect(await taskOf(as(await person(db, "crewingplanningmarine"), now))).toBeUndefined();
    expect(await taskOf(as(await person(db, "crewingservicetanker"), now))).toBeUndefined();
  }),
);

test(
  "lists joiners with blocked reasons and counts a second failed check-up",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const free = await joining(db, ship, { name: "Agus" });
    const waiting = await joining(db, ship, { name: "Budi", sequence: 2 });
    await checkedUp(db, waiting);
    const service = as(await person(db, "crewingservicemarine"));
    const { joiners, letterNumber } = await listMcuChoices.execute(service, { vesselId: ship.id });
    expect(joiners.map(({ crewId, blockedReason }) => [crewId, blockedReason])).toEqual([
      [free.crewId, null],
      [waiting.crewId, "preparation.scheduledAlready"],
    ]);
    expect(letterNumber).toMatch(/^\d{3,}$/);
    const first = await checkedUp(db, free, { result: "Failed" });
    const second = await checkedUp(db, free, { result: "Failed" });
    expect(await getMcu.execute(service, { mcuId: first.id })).toMatchObject({ failedCount: 1, isReplaced: true });
    expect(await getMcu.execute(service, { mcuId: second.id })).toMatchObject({ failedCount: 2, isReplaced: false });
  }),
);

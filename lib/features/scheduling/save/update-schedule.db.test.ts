import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { mails } from "@/db/schema/mail";
import { scheduleLog, schedules } from "@/db/schema/scheduling";
import { vessel } from "@/db/testing/crew";
import { agreed, checkedUp, joining, trained } from "@/db/testing/records/joiners";
import { aboard } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { documented, paid, scheduled } from "@/db/testing/records/schedules";
import { travelRates, uploadedBy } from "@/db/testing/records/travel-rates";
import { getSchedule } from "../detail/get-schedule";
import { removeScheduleDocument } from "./remove-schedule-document";
import { saveScheduleDocument } from "./save-schedule-document";
import { updateSchedule } from "./update-schedule";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

const portsOf = async (db: Transaction) =>
  (await db
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(eq(lookups.kind, "port"))
    .orderBy(asc(lookups.id))
    .limit(2)) as [{ id: number; name: string }, { id: number; name: string }];

/** Create a joiner in a month with a schedule in a given state. */
async function planned(db: Transaction, statusId: 1 | 2 | 3 = 1, divisionId: 1 | 2 = 1) {
  const owner = await principal(db, divisionId);
  const ship = await vessel(db, { divisionId, principalId: owner.id });
  const one = await joining(db, ship, { name: "Wahyu Pratama" });
  const plan = {
    id: one.assignmentId,
    crewId: one.crewId,
    vesselId: ship.id,
    startDate: "2026-12-20",
    endDate: "2027-06-20",
  };
  const ports = await portsOf(db);
  const schedule = await scheduled(db, plan, { statusId, onBoardPortId: statusId > 1 ? ports[0].id : null });
  await db.update(crew).set({ email: "wahyu@example.com" }).where(eq(crew.id, one.crewId));
  return { owner, ship, one, schedule, ports, keys: { employeeSchedulingId: schedule.id, version: 1 } };
}
async function prepared(db: Transaction, one: Awaited<ReturnType<typeof joining>>) {
  await checkedUp(db, one, { result: "Passed" });
  await trained(db, one, { result: "Passed" });
  await agreed(db, one);
}
const calling = async (db: Transaction, role: Role) => as(await person(db, role), { now });
const mailsOf = (db: Transaction, id: number) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.subjectType, "schedule"), eq(mails.subjectId, id)))
    .orderBy(asc(mails.id));

test(
  "advances a schedule when date and port are saved, and logs old and new values",
  rolledBack(async (db) => {
    const { schedule, ports, keys } = await planned(db);
    const planner = await calling(db, "crewingplanningmarine");
    const answer = await updateSchedule.execute(planner, {
      ...keys,
      scheduledOnBoardDate: "2026-12-22",
      onboardLocationPortId: ports[0].id,
    });
    expect(answer).toMatchObject({ employeeSchedulingStatusId: 2, version: 2, sendEmailType: null, mailIds: [] });
    const [line] = await db.select().from(scheduleLog).where(eq(scheduleLog.version, 2));
    expect(line).toMatchObject({ event: "changed", fromStatusId: 1, toStatusId: 2, reason: null });
    expect(line?.changes).toEqual([
      { field: "employeeSchedulingStatusId", from: 1, to: 2 },
      { field: "scheduledOnBoardDate", from: "2026-12-20", to: "2026-12-22" },
      { field: "onboardLocationPortId", from: null, to: ports[0].name },
    ]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "scheduling.update-schedule"));
    expect(entry).toMatchObject({ subject: String(schedule.crewId), divisionId: 1 });
    expect(await updateSchedule.execute(planner, { employeeSchedulingId: schedule.id })).toMatchObject({ version: 2 });
  }),
);

test(
  "requires allowance, document and preparation for ready; soft guards pass with a reason, and all are notified once",
  rolledBack(async (db) => {
    const { owner, ship, one, schedule, keys } = await planned(db, 2);
    await travelRates(db, 1);
    const service = await calling(db, "crewingservicemarine");
    const ready = { ...keys, employeeSchedulingStatusId: 3 };
    await expect(updateSchedule.execute(service, ready)).rejects.toMatchObject({
      status: 400,
      wireCode: "allowance-missing",
      fields: [
        { path: "hard/allowance-missing" },
        { path: "hard/document-missing" },
        { path: "soft/preparation-open", message: "scheduling.guards.preparation-open" },
      ],
    });
    const lines = {
      mealAllowance: { multiplier: "1,5".replace(",", ".") },
      dailyAllowance: 2,
      accommodation: 0.5,
      localTransport: 0,
      laundry: 0,
      transportAirportJakarta: "185.000",
      transportTerminalStationPort: 0,
      transportAirportOtherCities: 0,
    };
    const whole = { ...ready, onBoard: { lumpsumGrade: 3, lines }, noTravelOnBoard: true };
    await expect(updateSchedule.execute(service, whole)).rejects.toMatchObject({
      fields: [{ path: "soft/preparation-open" }],
    });
    const accepted = {
      ...whole,
      acceptedCodes: ["preparation-open", "allowance-missing"],
      reason: "Signs at anchorage",
    };
    const planner = await person(db, "crewingplanningmarine");
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id });
    const client = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    await person(db, "crewingplanningtanker");
    const answer = await updateSchedule.execute(service, accepted);
    expect(answer).toMatchObject({ employeeSchedulingStatusId: 3, sendEmailType: "OnboardScheduling" });
    const sent = await mailsOf(db, schedule.id);
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      "wahyu@example.com",
      planner.email,
      head.email,
      client.email,
    ]);
    expect(sent[0]?.title).not.toContain("Wahyu");
    expect(sent[3]?.plain).toContain(`/dashboard/vessel-management/${ship.id}/details`);
    expect(sent.map(({ plain }) => plain).join()).not.toMatch(/185|allowance/i);
    const detail = await getSchedule.execute(service, { employeeSchedulingId: schedule.id });
    expect(detail.onBoard).toMatchObject({
      total: 150_000 + 200_000 + 137_500 + 185_000,
      lumpsumGrade: 3,
      isSaved: true,
    });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "scheduling.update-schedule"));
    expect(entry).toMatchObject({ reason: "Signs at anchorage", after: { overridden: ["preparation-open"] } });
    await prepared(db, one);
  }),
);

test(
  "notifies a moved or withdrawn settled way with old and new values; withdrawing needs a reason",
  rolledBack(async (db) => {
    const { schedule, ports, keys } = await planned(db, 3);
    const service = await calling(db, "crewingservicemarine");
    await updateSchedule.execute(service, {
      ...keys,
      scheduledOnBoardDate: "2026-12-24",
      onboardLocationPortId: ports[1].id,
    });
    const [notified] = await mailsOf(db, schedule.id);
    expect(notified).toMatchObject({ type: "ScheduleChanged", subjectVersion: 2 });
    expect(notified?.plain).toContain("20 Des 2026 → 24 Des 2026");
    expect(notified?.plain).toContain(`${ports[0].name} → ${ports[1].name}`);
    const back = { employeeSchedulingId: schedule.id, statusId: 2 };
    await expect(updateSchedule.execute(service, back)).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "reason" }],
    });
    const answer = await updateSchedule.execute(service, { ...back, reason: "The charterer moved the call" });
    expect(answer).toMatchObject({ employeeSchedulingStatusId: 2, sendEmailType: "ScheduleChanged" });
    const planner = await calling(db, "crewingplanningmarine");
    await db.update(schedules).set({ statusId: 3 }).where(eq(schedules.id, schedule.id));
    await expect(updateSchedule.execute(planner, { ...back, reason: "No" })).rejects.toMatchObject({ status: 403 });
  }),
);

test(
  "returns the first user's changes to the second and loses nothing",
  rolledBack(async (db) => {
    const { keys, ports } = await planned(db, 2);
    const [first, second] = [await calling(db, "crewingplanningmarine"), await calling(db, "crewingservicemarine")];
    await updateSchedule.execute(first, { ...keys, scheduledOnBoardDate: "2026-12-21" });
    await updateSchedule.execute(first, {
      ...keys,
      version: 2,
      scheduledOnBoardDate: "2026-12-23",
      onboardLocationPortId: ports[1].id,
    });
    await expect(updateSchedule.execute(second, { ...keys, scheduledOnBoardDate: "2026-12-30" })).rejects.toMatchObject(
      {
        status: 409,
        wireCode: "VERSION",
        messageKey: "errors.changedBy",
        values: { name: "Sari Wijaya" },
        fields: [
          { path: "scheduledOnBoardDate", message: "scheduling.changedField?from=20+Dec+2026&to=23+Dec+2026" },
          { path: "onboardLocationPortId" },
        ],
      },
    );
  }),
);

test(
  "locks leaving until on board and joining afterwards; amounts need a planned leaving",
  rolledBack(async (db) => {
    const { keys, ports, ship } = await planned(db, 2);
    const service = await calling(db, "crewingservicemarine");
    await expect(
      updateSchedule.execute(service, { ...keys, offboardLocationPortId: ports[0].id }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "offboardLocationPortId", message: "scheduling.lockedUntilOnBoard" }],
    });
    const { tour } = await aboard(db, ship, { rank: "Oiler" });
    const [schedule] = await db
      .update(schedules)
      .set({ statusId: 4, boardedFrom: 3 })
      .where(eq(schedules.assignmentId, tour.id))
      .returning();
    const own = { employeeSchedulingId: schedule?.id ?? 0 };
    await expect(updateSchedule.execute(service, { ...own, scheduledOnBoardDate: "2026-12-01" })).rejects.toMatchObject(
      {
        fields: [{ path: "scheduledOnBoardDate", message: "scheduling.lockedOnBoard" }],
      },
    );
    await expect(updateSchedule.execute(service, { ...own, statusId: 6 })).rejects.toMatchObject({
      messageKey: "scheduling.statusLocked",
    });
    await expect(
      updateSchedule.execute(service, { ...own, scheduledOffBoardDate: "2026-07-01" }),
    ).rejects.toMatchObject({
      fields: [{ path: "scheduledOffBoardDate" }],
    });
    await expect(
      updateSchedule.execute(service, { ...own, offBoard: { total: "many" }, offboardLocationPortId: ports[0].id }),
    ).resolves.toMatchObject({ employeeSchedulingStatusId: 5 });
    await db.update(schedules).set({ statusId: 7 }).where(eq(schedules.id, own.employeeSchedulingId));
    await expect(updateSchedule.execute(service, own)).rejects.toMatchObject({ messageKey: "scheduling.isHistory" });
  }),
);

test(
  "sets, changes and clears time and agent with notices; invalid values are refused",
  rolledBack(async (db) => {
    const { schedule, keys } = await planned(db, 3);
    const service = await calling(db, "crewingservicemarine");
    const { employeeSchedulingId } = keys;
    const met = {
      scheduledOnBoardTime: "08:30",
      onboardAgentName: "Samudra Agency",
      onboardAgentPhone: "+62 31 555 0144",
    };
    await expect(
      updateSchedule.execute(service, { ...keys, scheduledOnBoardTime: "24:00", onboardAgentPhone: "ask" }),
    ).rejects.toMatchObject({
      fields: [
        { path: "onBoardTime", message: "scheduling.time" },
        { path: "onBoardAgentPhone", message: "scheduling.phone" },
      ],
    });
    await updateSchedule.execute(service, { ...keys, ...met });
    expect(await getSchedule.execute(service, { employeeSchedulingId })).toMatchObject({
      ...met,
      scheduledOffBoardTime: null,
      offboardAgentName: null,
    });
    const [notified] = await mailsOf(db, schedule.id);
    expect(notified?.plain).toContain("20 Des 2026 → 20 Des 2026, 08:30");
    expect(notified?.plain).toContain("– → Samudra Agency, +62 31 555 0144");
    await updateSchedule.execute(service, { employeeSchedulingId, onboardAgentName: "" });
    const after = await getSchedule.execute(service, { employeeSchedulingId });
    expect(after).toMatchObject({ ...met, onboardAgentName: null });
    await expect(
      updateSchedule.execute(service, { employeeSchedulingId, offboardAgentName: "Bahari" }),
    ).rejects.toMatchObject({ fields: [{ path: "offboardAgentName", message: "scheduling.lockedUntilOnBoard" }] });
  }),
);

test(
  "accepts repeated but not changed joining amounts of a seafarer on board",
  rolledBack(async (db) => {
    const ship = await vessel(db, { divisionId: 2 });
    const { tour } = await aboard(db, ship, { divisionId: 2, rank: "Bosun" });
    const [port] = await portsOf(db);
    const [schedule] = await db
      .update(schedules)
      .set({ statusId: 5, offBoardPortId: port.id })
      .where(eq(schedules.assignmentId, tour.id))
      .returning();
    const id = schedule?.id ?? 0;
    await paid(db, id, "OnBoard", { total: 750_000 });
    const service = await calling(db, "crewingservicetanker");
    const save = (onBoard: number, offBoard: number) =>
      updateSchedule.execute(service, {
        employeeSchedulingId: id,
        onBoard: { total: onBoard },
        offBoard: { total: offBoard },
      });
    await save(750_000, 1_000_000);
    await expect(save(750_001, 1_000_000)).rejects.toMatchObject({
      fields: [{ path: "onBoard.total", message: "scheduling.lockedOnBoard" }],
    });
    expect(await getSchedule.execute(service, { employeeSchedulingId: id })).toMatchObject({
      onBoard: { total: 750_000 },
      offBoard: { total: 1_000_000 },
    });
  }),
);

test(
  "requires a Tanker's total, and refuses Marine amounts without a grade table",
  rolledBack(async (db) => {
    const tanker = await planned(db, 2, 2);
    const service = await calling(db, "crewingservicetanker");
    await expect(updateSchedule.execute(service, { ...tanker.keys, onBoard: { total: "" } })).rejects.toMatchObject({
      fields: [{ path: "onBoard.total", message: "scheduling.totalRequired" }],
    });
    await expect(
      updateSchedule.execute(service, { ...tanker.keys, onBoard: { total: 100_000_001 } }),
    ).rejects.toMatchObject({ status: 422 });
    await updateSchedule.execute(service, { ...tanker.keys, onBoard_Total: "2.750.000" });
    const shown = await getSchedule.execute(service, { scheduleId: tanker.schedule.id });
    expect(shown.onBoard).toMatchObject({ total: 2_750_000, lines: null });
    const marine = await planned(db, 2);
    const lines = Object.fromEntries(
      [
        "mealAllowance",
        "dailyAllowance",
        "accommodation",
        "localTransport",
        "laundry",
        "transportAirportJakarta",
        "transportTerminalStationPort",
        "transportAirportOtherCities",
      ].map((name) => [name, 1]),
    );
    await expect(
      updateSchedule.execute(await calling(db, "crewingservicemarine"), { ...marine.keys, onBoard: { lines } }),
    ).rejects.toMatchObject({ fields: [{ path: "onBoard.total", message: "scheduling.noGrades" }] });
    const nothing = { ...lines, mealAllowance: "1.234", laundry: "" };
    await expect(
      updateSchedule.execute(await calling(db, "crewingservicemarine"), {
        ...marine.keys,
        onBoard: { lines: nothing },
      }),
    ).rejects.toMatchObject({
      fields: [
        { path: "onBoard.lines.mealAllowance", message: "scheduling.multiplier" },
        { path: "onBoard.lines.laundry", message: "validation.required" },
      ],
    });
  }),
);

test(
  "lets planning set dates and ports only; readers save nothing; other divisions find nothing",
  rolledBack(async (db) => {
    const { keys, ports, schedule } = await planned(db, 2);
    const attempt = async (role: Role, more: object) =>
      updateSchedule.execute(await calling(db, role), { ...keys, ...more }).then(
        () => "done",
        (error: { status: number }) => error.status,
      );
    const money = { onBoard: { total: 0 } };
    expect(await attempt("crewingplanningmarine", money)).toBe(403);
    for (const role of [
      "crewingmanagermarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
    ] as const)
      expect([role, await attempt(role, {})]).toEqual([role, 403]);
    expect(await attempt("crewingplanningtanker", {})).toBe(404);
    expect(await attempt("crewingprincipalmarine", {})).toBe(403);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, schedule.crewId));
    expect(await attempt("crewingplanningmarine", { onboardLocationPortId: ports[1].id })).toBe(404);
    expect(await attempt("crewingadminmarine", { onboardLocationPortId: ports[1].id })).toBe(400);
  }),
);

test(
  "requires a report for leaving; with one the way is settled and notified",
  rolledBack(async (db) => {
    const ship = await vessel(db, { divisionId: 2 });
    const { tour } = await aboard(db, ship, { divisionId: 2, rank: "Bosun" });
    const [port] = await portsOf(db);
    const [schedule] = await db
      .update(schedules)
      .set({ statusId: 5, offBoardPortId: port.id })
      .where(eq(schedules.assignmentId, tour.id))
      .returning();
    const id = schedule?.id ?? 0;
    await paid(db, id, "OffBoard", { total: 1_000_000 });
    await documented(db, { id, crewId: tour.crewId }, { usage: "OffBoard" });
    const service = await person(db, "crewingservicetanker");
    const ready = { employeeSchedulingId: id, statusId: 6 };
    await expect(updateSchedule.execute(as(service, { now }), ready)).rejects.toMatchObject({
      wireCode: "appraisal-missing",
      fields: [{ path: "soft/appraisal-missing" }],
    });
    const pde = await person(db, "crewingpdetanker");
    const report = {
      employeeSchedulingId: id,
      kind: "appraisal",
      documentUsage: "OffBoard",
      documentName: "Appraisal",
      price: 5,
    };
    await saveScheduleDocument.execute(as(pde, { now }), { ...report, attachmentId: await uploadedBy(db, pde.userId) });
    expect(await updateSchedule.execute(as(service, { now }), ready)).toMatchObject({
      employeeSchedulingStatusId: 6,
      sendEmailType: "OffboardScheduling",
    });
  }),
);

test(
  "adds, changes and removes documents with permission; scans must be own uploads of the right type",
  rolledBack(async (db) => {
    const { schedule } = await planned(db, 2);
    const service = await person(db, "crewingservicemarine");
    const caller = as(service, { now });
    const fileId = await uploadedBy(db, service.userId);
    const given = {
      employeeSchedulingId: schedule.id,
      kind: "accommodation",
      documentUsage: "OnBoard",
      documentName: "E-ticket",
      attachmentId: fileId,
      price: "0",
    };
    await expect(
      saveScheduleDocument.execute(caller, {
        ...given,
        attachmentId: await uploadedBy(db, service.userId, "text/html"),
      }),
    ).rejects.toMatchObject({ fields: [{ path: "attachmentId", message: "files.wrongType" }] });
    const stranger = await uploadedBy(db, (await person(db, "crewingstaffmarine")).userId);
    await expect(saveScheduleDocument.execute(caller, { ...given, attachmentId: stranger })).rejects.toMatchObject({
      fields: [{ message: "files.notFound" }],
    });
    const { id, version } = await saveScheduleDocument.execute(caller, given);
    expect((await getSchedule.execute(caller, { id: schedule.id })).accommodationDocuments).toMatchObject([
      { id, documentName: "E-ticket", price: 0, isOnHold: true, attachmentId: fileId },
    ]);
    await saveScheduleDocument.execute(caller, { ...given, id, price: 1_450_000, version });
    await expect(saveScheduleDocument.execute(caller, { ...given, id, version, price: 1 })).rejects.toMatchObject({
      status: 409,
    });
    const other = await planned(db, 2);
    await expect(
      saveScheduleDocument.execute(caller, { ...given, id, employeeSchedulingId: other.schedule.id }),
    ).rejects.toMatchObject({ status: 404 });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    await expect(removeScheduleDocument.execute(planner, { id })).rejects.toMatchObject({ status: 403 });
    await expect(
      saveScheduleDocument.execute(caller, { ...given, kind: "appraisal", id: undefined }),
    ).rejects.toMatchObject({ messageKey: "scheduling.appraisalLocked" });
    await removeScheduleDocument.execute(caller, { id });
    await expect(removeScheduleDocument.execute(caller, { id })).rejects.toMatchObject({ status: 404 });
    const log = await db
      .select()
      .from(scheduleLog)
      .where(eq(scheduleLog.scheduleId, schedule.id))
      .orderBy(asc(scheduleLog.id));
    expect(log.flatMap(({ changes }) => changes.map(({ from, to }) => [from, to]))).toEqual([
      [null, "E-ticket · OnBoard · Rp 0"],
      ["E-ticket · OnBoard · Rp 0", "E-ticket · OnBoard · Rp 1.450.000"],
      ["E-ticket · OnBoard · Rp 1.450.000", null],
    ]);
  }),
);

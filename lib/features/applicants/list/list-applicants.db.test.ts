import { eq } from "drizzle-orm";
import { applicants, assessments } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import type { Transaction } from "@/db/client";
import { applicantAt, applicantsAt } from "@/db/testing/applicants";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer } from "@/db/testing/crew";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { getApplicant } from "../detail/get-applicant";
import { getRegistrationStatus } from "../status/get-registration-status";
import { listApplicants } from "./list-applicants";
import { listCesMarlin } from "./list-ces-marlin";
import { listTimeline } from "../detail/list-timeline";
import { mayReadApplicantFile } from "../queries";
import { sendRegisterMail } from "../mails/send-register-mail";
import { submitRegistration } from "../registration/submit-registration";

afterAll(closeDatabase);

async function applicantIn(db: Transaction, divisionId: 1 | 2, fullName = "Budi Santoso") {
  const opening = await openOpening(db, divisionId);
  const actor = await visitor(db);
  const content = await registrationOf(db, actor, opening.id);
  content.personal.fullName = fullName;
  return submitRegistration.execute(as(actor), { joi: opening.id, ...consents, content });
}

test(
  "lists the division's applicants with stage statuses; a missing stage is Pending and not reached",
  rolledBack(async (db) => {
    const { registerCrewId, regRegisNo } = await applicantIn(db, 1);
    await applicantIn(db, 2);
    await db
      .insert(assessments)
      .values({ applicantId: registerCrewId, type: "screening", status: "Passed", divisionId: 1 });
    const page = await listApplicants.execute(as(await person(db, "crewingadminmarine")), {});
    expect(page.total).toBe(1);
    expect(page.rows[0]).toMatchObject({
      applicantId: regRegisNo,
      name: "Budi Santoso",
      position: "Master",
      screening: "Passed",
      boc: "Pending",
      reached: ["screening"],
    });
    expect(page.counts).toMatchObject({ "new-applicants": 1, done: 0 });
  }),
);

test(
  "searches names, numbers and seafarer codes from three letters, also in the counts",
  rolledBack(async (db) => {
    await applicantIn(db, 1, "Budi Santoso");
    await applicantIn(db, 1, "Hasan Basri");
    const admin = as(await person(db, "crewingadminmarine"));
    const found = async (filterList: string) =>
      (await listApplicants.execute(admin, { filterList })).rows.map(({ name }) => name);
    expect(await found("hasan")).toEqual(["Hasan Basri"]);
    for (const beginning of ["reg", "REG-M", `REG-M-${new Date().getFullYear()}`.slice(0, 8)])
      expect([beginning, (await found(beginning)).length]).toEqual([beginning, 2]);
    expect(await found("REG-T")).toEqual([]);
    expect(await found("%%%")).toEqual([]);
    expect((await listApplicants.execute(admin, { filterList: "hasan", tab: "done" })).counts["new-applicants"]).toBe(
      1,
    );
  }),
);

test(
  "accepts the call's spelling: id as stage, sortBy with a direction",
  rolledBack(async (db) => {
    await applicantIn(db, 1, "Budi Santoso");
    await applicantIn(db, 1, "Hasan Basri");
    const admin = as(await person(db, "crewingadminmarine"));
    const { rows } = await listApplicants.execute(admin, { id: "1", sortBy: "name desc", divisionId: "1" });
    expect(rows.map(({ name }) => name)).toEqual(["Hasan Basri", "Budi Santoso"]);
    expect((await listApplicants.execute(admin, { id: "6" })).total).toBe(0);
    const found = (query: object) =>
      listApplicants.execute(admin, query).then((page) => page.rows.map(({ name }) => name));
    expect(await found({ search: "hasan" })).toEqual(["Hasan Basri"]);
    expect(await found({ search: "hasan", filterList: "budi" })).toEqual(["Budi Santoso"]);
    const ces = await listCesMarlin.execute(admin, { search: "nobody at all" });
    expect([ces.ces.total, ces.marlin.total]).toEqual([0, 0]);
    const notThere = { code: "invalid", fields: [{ path: "divisionId", message: "validation.notListed" }] };
    await expect(listApplicants.execute(admin, { divisionId: "3" })).rejects.toMatchObject(notThere);
    await expect(listCesMarlin.execute(admin, { divisionId: 3 })).rejects.toMatchObject(notThere);
    await expect(listJobOpenings.execute(admin, { divisionId: 3 })).rejects.toMatchObject(notThere);
  }),
);

test(
  "sorts both ways with stable pages; filters apply to rows and counts",
  rolledBack(async (db) => {
    const [master, bosun] = [await openOpening(db, 1, {}, "Master"), await openOpening(db, 1, {}, "Bosun")];
    for (const [index, opening] of [master, bosun, master, bosun, master].entries())
      await applicantAt(db, "boc", opening, { fullName: `Person ${index}` });
    const admin = as(await person(db, "crewingadminmarine"));
    const list = (input: object) => listApplicants.execute(admin, { tab: "boc-waitlist", ...input });
    for (const sort of ["name", "applicantId", "seafarerId", "position", "vesselType", "regDate", "waitingSince"]) {
      const [up, down] = [await list({ sort, order: "asc" }), await list({ sort, order: "desc" })];
      expect([sort, down.rows.map(({ id }) => id)]).toEqual([sort, up.rows.map(({ id }) => id).reverse()]);
      const pages = [
        await list({ sort, order: "asc", pageSize: 2, pageNumber: 1 }),
        await list({ sort, order: "asc", pageSize: 2, pageNumber: 2 }),
        await list({ sort, order: "asc", pageSize: 2, pageNumber: 3 }),
      ];
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(up.rows.map(({ id }) => id));
    }
    expect((await list({ sort: "position", order: "asc" })).rows.map(({ position }) => position)).toEqual([
      "Bosun",
      "Bosun",
      "Master",
      "Master",
      "Master",
    ]);
    for (const [filter, total] of [
      [{ position: bosun.positionId }, 2],
      [{ joi: master.id }, 3],
      [{ vesselType: master.vesselTypeId }, 5],
      [{ position: bosun.positionId, joi: master.id }, 0],
      [{ position: `${bosun.positionId},${master.positionId}` }, 5],
      [{ position: [bosun.positionId], joi: [master.id, bosun.id] }, 2],
      [{ joi: `${master.id},${bosun.id}`, vesselType: master.vesselTypeId }, 5],
    ] as const) {
      const page = await list(filter);
      expect([page.total, page.rows.length, page.counts["boc-waitlist"]]).toEqual([total, total, total]);
      expect(page.outOf).toBe(5);
    }
    expect((await list({})).outOf).toBeNull();
    expect(await list({ tab: "done", joi: master.id })).toMatchObject({ total: 0, outOf: 0 });
    expect(await list({ tab: "all", joi: master.id })).toMatchObject({ total: 3, outOf: 5 });
    expect(await countQueries(db, () => list({ joi: master.id }))).toBe(2);
  }),
);

test(
  "keeps stored stage statuses equal to the history, and the place equal to the edited opening",
  rolledBack(async (db) => {
    const opening = await openOpening(db, 1, {}, "Master");
    const { id } = await applicantAt(db, "interview", opening);
    const kept = async () => (await db.select().from(applicants).where(eq(applicants.id, id)))[0];
    expect((await kept())?.states).toEqual({
      screening: "Passed",
      boc: "Passed",
      ces: "Passed",
      marlin: "Passed",
      interview: "Pending",
    });
    await db.insert(assessments).values([
      { applicantId: id, type: "interview", status: "InProgress", divisionId: 1 },
      { applicantId: id, type: "interview", status: "Failed", divisionId: 1 },
      { applicantId: id, type: "failed", status: "Completed", divisionId: 1 },
    ]);
    expect((await kept())?.states).toMatchObject({ interview: "Failed", failed: "Completed" });
    const bosun = await openOpening(db, 1, {}, "Bosun");
    await db.update(jobOpenings).set({ positionId: bosun.positionId }).where(eq(jobOpenings.id, opening.id));
    expect((await kept())?.positionId).toBe(bosun.positionId);
  }),
);

test(
  "returns the next action and its start date, longest wait first, in two queries per list",
  rolledBack(async (db) => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const opening = await openOpening(db, 1);
    const fresh = await applicantAt(db, "boc", opening, { movedAt: ago(2) });
    const old = await applicantAt(db, "boc", opening, { movedAt: ago(20) });
    await db.insert(assessments).values({ applicantId: old.id, type: "boc", status: "InProgress", divisionId: 1 });
    const admin = as(await person(db, "crewingadminmarine"));
    const longest = { tab: "boc-waitlist", sortBy: "waitingSince asc" };
    const { rows } = await listApplicants.execute(admin, longest);
    expect(rows.map(({ id, nextAction, waitingSince }) => [id, nextAction, waitingSince])).toEqual([
      [old.id, "decide-boc", old.movedAt],
      [fresh.id, "send-boc", fresh.movedAt],
    ]);
    expect(await getApplicant.execute(admin, { id: old.id })).toMatchObject({
      nextAction: "decide-boc",
      waitingSince: old.movedAt,
    });
    expect(await countQueries(db, () => listApplicants.execute(admin, longest))).toBe(2);
    await db.insert(assessments).values({ applicantId: old.id, type: "failed", status: "Completed", divisionId: 1 });
    expect(await getApplicant.execute(admin, { id: old.id })).toMatchObject({ nextAction: null, waitingSince: null });
  }),
);

test(
  "shows service staff applicants only at the medical check-up",
  rolledBack(async (db) => {
    const { registerCrewId: id } = await applicantIn(db, 1);
    const service = as(await person(db, "crewingservicemarine"));
    expect((await listApplicants.execute(service, {})).total).toBe(0);
    await expect(getApplicant.execute(service, { id })).rejects.toMatchObject({ code: "not-found" });
    await db.update(applicants).set({ currentStatusId: 6 }).where(eq(applicants.id, id));
    expect((await listApplicants.execute(service, { tab: "mcu-waitlist" })).total).toBe(1);
  }),
);

test(
  "shows identity and bank data only to users who may edit",
  rolledBack(async (db) => {
    const { registerCrewId: id } = await applicantIn(db, 1);
    const full = await getApplicant.execute(as(await person(db, "crewingstaffmarine")), { id });
    expect(full).toMatchObject({
      idNumber: "3578101705900001",
      bankAccounts: [{ accountNumber: "1420012345678" }],
      emailAddress: "budi.santoso@example.com",
    });
    expect(full.photo?.contentType).toBe("image/png");
    const planning = await getApplicant.execute(as(await person(db, "crewingplanningmarine")), { id });
    expect(planning).toMatchObject({
      idNumber: null,
      kkNumber: null,
      religion: null,
      photoKtp: null,
      bankAccounts: [],
    });
    const card = { id: full.photoKtp?.fileId ?? "", subjectId: id, fileType: "personaldata" };
    const readers = [await person(db, "crewingstaffmarine"), await person(db, "crewingplanningmarine")];
    expect(await Promise.all(readers.map((reader) => mayReadApplicantFile(db, reader, card)))).toEqual([true, false]);
    const seen = await Promise.all(
      readers.map(async (reader) =>
        (await listTimeline.execute(as(reader), { id })).entries.some(
          (entry) => entry.kind === "file" && entry.fileId === card.id,
        ),
      ),
    );
    expect(seen).toEqual([true, false]);
  }),
);

test(
  "returns not-found for the other division, also for files",
  rolledBack(async (db) => {
    const { registerCrewId: id } = await applicantIn(db, 2);
    await expect(getApplicant.execute(as(await person(db, "crewingadminmarine")), { id })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);

test(
  "requires number and guid together for the status",
  rolledBack(async (db) => {
    const sent = await applicantIn(db, 1);
    const caller = as(await visitor(db));
    const status = await getRegistrationStatus.execute(caller, {
      registrationNo: sent.regRegisNo,
      registrationGuid: sent.registrationGuid,
    });
    expect(status).toMatchObject({ fullName: "Budi Santoso", outcome: "in-progress" });
    expect(status.statusList[1]).toEqual({ statusName: "Seleksi dokumen", progress: "current" });
    expect(status.statusListEn[1]).toEqual({ statusName: "Document screening", progress: "current" });
    const broken = { code: "not-found", messageKey: "applicants.linkBroken" };
    const other = "5b8d4a7e-9d0e-4a3d-9d53-6d5f3b1c2a10";
    await expect(
      getRegistrationStatus.execute(caller, { registrationNo: sent.regRegisNo, registrationGuid: other }),
    ).rejects.toMatchObject(broken);
    await expect(
      getRegistrationStatus.execute(caller, {
        registrationNo: "REG-M-202611-99999",
        registrationGuid: sent.registrationGuid,
      }),
    ).rejects.toMatchObject(broken);
    await expect(
      getRegistrationStatus.execute(as({ kind: "stranger" }), {
        registrationNo: sent.regRegisNo,
        registrationGuid: sent.registrationGuid,
      }),
    ).rejects.toMatchObject({ wireCode: "GATE_EXPIRED" });
  }),
);

test(
  "queues one mail for repeated requests; an unknown type lists the valid ones",
  rolledBack(async (db) => {
    const sent = await applicantIn(db, 1);
    const staff = as(await person(db, "crewingstaffmarine"));
    const again = await sendRegisterMail.execute(staff, {
      sendEmailType: "RegisterCrew",
      registerCrewId: sent.registerCrewId,
    });
    const third = await sendRegisterMail.execute(staff, {
      sendEmailType: "RegisterSubmitted",
      id: String(sent.registerCrewId),
    });
    expect(third.mailId).toBe(again.mailId);
    await expect(
      sendRegisterMail.execute(staff, { sendEmailType: "Nonsense", id: sent.registerCrewId }),
    ).rejects.toMatchObject({ code: "rule", values: { types: expect.stringContaining("RegisterSubmitted") } });
    const foreign = as(await person(db, "crewingstafftanker"));
    await expect(
      sendRegisterMail.execute(foreign, { sendEmailType: "RegisterCrew", id: sent.registerCrewId }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "accepts stages 1 to 8 and orders in words, and refuses others",
  rolledBack(async (db) => {
    const staff = as(await person(db, "crewingadminmarine"));
    const list = (input: object) => listApplicants.execute(staff, input);
    await applicantAt(db, "mcu");
    expect([(await list({ id: "6" })).total, (await list({ id: 1 })).total, (await list({})).total]).toEqual([1, 0, 0]);
    for (const sortBy of ["name desc", "-regDate", "position:asc", "SeafarerId", ""])
      expect((await list({ id: 6, sortBy })).total).toBe(1);
    for (const [input, path] of [
      [{ id: 9 }, "id"],
      [{ id: "x" }, "id"],
      [{ id: 0 }, "id"],
      [{ sortBy: "salary" }, "sortBy"],
      [{ sortBy: "name sideways" }, "sortBy"],
      [{ sort: "salary" }, "sort"],
      [{ order: "up" }, "order"],
    ] as const)
      await expect(list(input)).rejects.toMatchObject({ code: "invalid", fields: [{ path }] });
  }),
);

test(
  "lists exactly the counted applicants of an opening at every stage",
  rolledBack(async (db) => {
    const [opening, quiet] = [await openOpening(db), await openOpening(db)];
    for (const place of ["screening", "boc", "interview", "result"] as const) await applicantsAt(db, place, 2, opening);
    const [stopped] = await applicantsAt(db, "mcu", 1, opening);
    await applicantsAt(db, "boc", 1);
    await seafarer(db, { applicantId: stopped?.id ?? null, processingStoppedAt: new Date() });
    for (const role of ["crewingadminmarine", "crewingstaffmarine"] as const) {
      const actor = as(await person(db, role));
      const { rows } = await listJobOpenings.execute(actor, { pageSize: 200 });
      for (const { id } of [opening, quiet]) {
        const notified = rows.find((row) => row.id === id)?.applicants;
        const behind = await listApplicants.execute(actor, { joi: String(id), tab: "all", pageSize: 200 });
        expect([behind.total, behind.rows.length]).toEqual([notified, notified]);
      }
    }
  }),
);

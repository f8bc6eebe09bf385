import { asc, eq } from "drizzle-orm";
import { assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { suitabilityEntries } from "@/db/schema/suitability";
import { applicantAt } from "@/db/testing/applicants";
import { appraised } from "@/db/testing/records/appraisals";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { scheduleTests } from "./schedule-tests";
import { skipAsFormerCrew } from "./skip-as-former-crew";

afterAll(closeDatabase);

const reason = "Sailed with us for six years";

test(
  "moves former crew from BOC to the interview in one step with the reason in every row",
  rolledBack(async (db) => {
    const known = await seafarer(db, { status: "resigned", resignedOn: "2025-06-01" });
    const { id } = await applicantAt(db, "boc", undefined, { seafarerCode: known.seafarerCode ?? "" });
    const manager = as(await person(db, "crewingmanagermarine"));
    await expect(skipAsFormerCrew.execute(manager, { id })).rejects.toMatchObject({
      fields: [{ path: "reason", message: "validation.required" }],
    });
    expect(await skipAsFormerCrew.execute(manager, { id, reason })).toMatchObject({ currentStatusId: 5 });
    const rows = (
      await db.select().from(assessments).where(eq(assessments.applicantId, id)).orderBy(asc(assessments.id))
    ).slice(3);
    expect(rows.map(({ type, status, reason: why, details }) => [`${type}/${status}`, why, details])).toEqual([
      ["boc/Passed", reason, { note: "ex-crew" }],
      ["ces/Pending", null, null],
      ["marlin/Pending", null, null],
      ["ces/Passed", reason, { note: "ex-crew" }],
      ["marlin/Passed", reason, { note: "ex-crew" }],
      ["interview/Pending", null, null],
    ]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "applicants.skip-as-former-crew"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(id), reason });
  }),
);

test(
  "accepts an approved appraisal of 3 or more within 24 months; lower, older and pending ones need a reason",
  rolledBack(async (db) => {
    const now = new Date("2026-11-20T02:00:00Z");
    const stay = await aboard(db, await vessel(db), { rank: "Able Seaman" });
    const { id } = await applicantAt(db, "boc", undefined, { seafarerCode: stay.person.seafarerCode ?? "" });
    const manager = as(await person(db, "crewingmanagermarine"), { now });
    const asksReason = () =>
      expect(skipAsFormerCrew.execute(manager, { id })).rejects.toMatchObject({ fields: [{ path: "reason" }] });
    const old = { periodFrom: "2024-01-01", periodTo: "2024-11-01" };
    await appraised(db, stay, { ...old, averageScore: 5, dateOfReport: "2024-11-19" });
    await asksReason();
    await appraised(db, stay, { averageScore: 2, dateOfReport: "2026-01-01" });
    await asksReason();
    await appraised(db, stay, { averageScore: 5, dateOfReport: "2026-11-01", reviewStatus: "WaitingForReview" });
    await asksReason();
    await appraised(db, stay, { averageScore: 3, dateOfReport: "2026-10-01" });
    expect(await skipAsFormerCrew.execute(manager, { id })).toMatchObject({ currentStatusId: 5 });
  }),
);

test(
  "skips remaining tests and cancels a scheduled one by mail",
  rolledBack(async (db) => {
    const known = await seafarer(db, {});
    const { id, email } = await applicantAt(db, "tests", undefined, { seafarerCode: known.seafarerCode ?? "" });
    const manager = as(await person(db, "crewingmanagermarine"));
    await scheduleTests.execute(manager, {
      id,
      tests: ["ces"],
      date: addDays(dayOf(new Date()), 4),
      place: "Training Centre",
    });
    expect(await skipAsFormerCrew.execute(manager, { id, reason })).toMatchObject({ currentStatusId: 5 });
    const sent = await db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id));
    expect(sent.map(({ title }) => title.replace(/ on .*? is/, " is"))).toEqual([
      expect.stringContaining("Your test"),
      "Your CES test is no longer needed",
    ]);
  }),
);

test(
  "refuses the skip for a person who was never crew, is barred, at another stage, or without permission",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const stranger = await applicantAt(db, "boc");
    await expect(skipAsFormerCrew.execute(as(manager), { id: stranger.id, reason })).rejects.toMatchObject({
      code: "rule",
      messageKey: "applicants.formerCrew.none",
    });
    const known = await seafarer(db, {});
    const same = { seafarerCode: known.seafarerCode ?? "" };
    const early = await applicantAt(db, "screening", undefined, same);
    await expect(skipAsFormerCrew.execute(as(manager), { id: early.id, reason })).rejects.toMatchObject({
      code: "conflict",
    });
    const { id } = await applicantAt(db, "boc", undefined, same);
    await expect(
      skipAsFormerCrew.execute(as(await person(db, "crewingadminmarine")), { id, reason }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      skipAsFormerCrew.execute(as(await person(db, "crewingmanagertanker")), { id, reason }),
    ).rejects.toMatchObject({ code: "not-found" });
    await db.insert(suitabilityEntries).values({
      crewId: known.id,
      level: 3,
      reason: "conduct",
      description: "Struck an officer",
      startDate: "2026-01-01",
      createdBy: manager.userId,
      confirmedAt: new Date(),
      confirmedBy: manager.userId,
    });
    await expect(skipAsFormerCrew.execute(as(manager), { id, reason })).rejects.toMatchObject({ wireCode: "BARRED" });
  }),
);

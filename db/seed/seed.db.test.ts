import { asc, eq, gte, like } from "drizzle-orm";
import { database, disconnect, type Transaction } from "../client";
import type { ApplicantTab } from "../enums/applicants";
import { applicants, assessments, registrationCounters } from "../schema/applicants";
import { files } from "../schema/files";
import { tabIds } from "@/lib/features/applicants/rules";
import { nikMatchesBirthDate } from "@/lib/features/applicants/registration/rules";
import { registrationContent } from "@/lib/features/applicants/registration/content.schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { endingOf } from "@/db/testing/files/pictures";
import { contentTypeOf } from "@/lib/platform/files/store";
import { seedRecruitment } from "../testing/records/recruitment";
import { applicantsOf } from "./demo/applicants/applicants";
import { plannedApplicants } from "./demo/applicants/planned-applicants";
import { loadGeneratorInputs } from "./demo/generator-inputs";
import { seedReference } from "./reference";

// Years from now, so that nothing another test commits meanwhile is counted.
const now = new Date("2034-11-20T03:30:00Z");
const thisYear = new Date("2034-01-01T00:00:00Z");
class RolledBack extends Error {}

/** Roll back everything the work writes. */
async function undone(work: (db: Transaction) => Promise<void>) {
  const run = database().transaction(async (db) => {
    await work(db);
    throw new RolledBack();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

// Once for all tests: the next file begins with the database as it was.
beforeAll(
  () =>
    database().transaction(async (db) => {
      await seedReference(db, now);
      await seedRecruitment(db, now);
    }),
  60_000,
);
afterAll(disconnect);

test("a second run of the reference data adds nothing", () =>
  undone(async (db) => {
    await seedReference(db, now);
    const again = await seedReference(db, now);
    expect(Object.values(again).every((count) => count === 0)).toBe(true);
  }));

test("every tab of the applicant list has its share", () =>
  undone(async (db) => {
    const rows = await db.select().from(applicants).where(gte(applicants.createdAt, thisYear));
    const inTab = (tab: ApplicantTab) => rows.filter(({ tabId }) => tabId === tabIds[tab]).length;
    const counts = Object.fromEntries((Object.keys(tabIds) as ApplicantTab[]).map((tab) => [tab, inTab(tab)]));
    expect(counts).toEqual({
      "new-applicants": 14,
      "boc-waitlist": 6,
      "ces-and-marlin-waitlist": 6,
      "interview-waitlist": 5,
      "mcu-waitlist": 5,
      done: 8,
    });
    expect(new Set(rows.map(({ divisionId }) => divisionId))).toEqual(new Set([1, 2]));
  }));

test("every registration passes the form's own rules on its day, and is the same on every run", () =>
  undone(async (db) => {
    const world = await loadGeneratorInputs(db, now);
    const people = [...applicantsOf(plannedApplicants, world)];
    expect(people).toEqual([...applicantsOf(plannedApplicants, world)]);
    for (const { application, registeredAt, content } of people) {
      const parsed = registrationContent({ ...application.context, today: dayOf(registeredAt) }).safeParse(content);
      expect({ who: content.personal.fullName, problems: parsed.error?.issues ?? [] }).toEqual({
        who: content.personal.fullName,
        problems: [],
      });
      expect(parsed.data).toEqual(content);
      const { idNumber, dateOfBirth, sex } = content.personal;
      expect(idNumber === null || nikMatchesBirthDate(idNumber, dateOfBirth, sex)).toBe(true);
      expect(registeredAt.getTime()).toBeGreaterThan(application.opening.createdAt.getTime());
      expect(registeredAt.getTime()).toBeLessThan((application.opening.closedAt ?? now).getTime());
    }
    expect(new Set(people.map(({ content }) => content.personal.fullName)).size).toBe(people.length);
  }));

test("histories run forward in time and agree with the applicant's status", () =>
  undone(async (db) => {
    for (const applicant of await db.select().from(applicants).where(gte(applicants.createdAt, thisYear))) {
      const history = await db
        .select()
        .from(assessments)
        .where(eq(assessments.applicantId, applicant.id))
        .orderBy(asc(assessments.id));
      const times = history.map(({ createdAt }) => createdAt.getTime());
      expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true);
      expect(times.at(-1)).toBeLessThan(now.getTime());
      const last = new Map(history.map(({ type, status }) => [type, status]));
      const open = ["screening", "boc", "ces", "marlin", "interview", "mcu", "result"].find(
        (type) => !["Passed", undefined].includes(last.get(type as "boc")),
      );
      const statusOf: Record<string, number> = {
        screening: 1,
        boc: 2,
        ces: 3,
        marlin: 3,
        interview: 5,
        mcu: 6,
        result: 7,
      };
      expect(applicant.currentStatusId).toBe(last.has("failed") ? 8 : statusOf[open ?? ""]);
    }
  }));

test("registration numbers follow each other and the counters know the last one", () =>
  undone(async (db) => {
    const rows = await db
      .select()
      .from(applicants)
      .where(gte(applicants.createdAt, thisYear))
      .orderBy(asc(applicants.createdAt));
    for (const { divisionId, month, last } of await db
      .select()
      .from(registrationCounters)
      .where(like(registrationCounters.month, "2034%"))) {
      const prefix = `REG-${divisionId === 1 ? "M" : "T"}-${month}-`;
      const numbers = rows
        .map(({ registrationNumber }) => registrationNumber)
        .filter((number) => number.startsWith(prefix));
      expect(numbers).toEqual(
        Array.from({ length: last }, (_, index) => `${prefix}${String(index + 1).padStart(5, "0")}`),
      );
    }
  }));

test("files are what their names say and belong to an applicant", () =>
  undone(async (db) => {
    const rows = await db.select().from(files).where(gte(files.createdAt, thisYear));
    expect(rows.length).toBeGreaterThan(44 * 8);
    for (const { name, content, contentType, size, subjectType } of rows) {
      expect(name).toMatch(endingOf(contentType));
      expect({ contentType: await contentTypeOf(content), size: content.length, subjectType }).toEqual({
        contentType,
        size,
        subjectType: "applicant",
      });
    }
  }));

import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { crew } from "@/db/schema/crew";
import { documentChecks } from "@/db/schema/preparation";
import { appraised, formReport } from "@/db/testing/records/appraisals";
import { audited } from "@/db/testing/audited";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { anonymousActor } from "@/lib/access/actor";
import { checkPrintedDocument } from "@/lib/features/checks/check-printed-document";
import { averageOf } from "../average.rules";
import { listAppraisals } from "../crews/list-appraisals";
import { listEmployeeAppraisals } from "../crews/list-employee-appraisals";
import { getAppraisal } from "../detail/get-appraisal";
import { insertAppraisal } from "../report/insert-appraisal";
import { reviewAppraisal } from "../review/review-appraisal";
import { generateAppraisal } from "./generate-appraisal";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");
const outside = as(anonymousActor, { now });

test(
  "renders the report with the call's average, labelled scale, reasons, annex and a known code",
  rolledBack(async (db) => {
    const ship = await vessel(db, { name: "MV Layar Putih" });
    const stay = await aboard(db, ship, { rank: "Able Seaman", until: "2026-12-05" });
    await db.update(crew).set({ fullName: "Agus Salim" }).where(eq(crew.id, stay.person.id));
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const report = await formReport(db, stay, 4);
    for (const index of [0, 1, 2, 3, 4, 5])
      report.seafarersRatingMandatory[index] = { no: String(index + 1), name: "", score: 3, comment: null };
    report.seafarersRatingAdditional = [{ no: "2", name: "", score: 2, comment: "Paints over rust" }];
    const { id, seafarersRatingMandatoryAverageScore: average } = await insertAppraisal.execute(
      as(head, { now }),
      report,
    );
    const pde = as(await person(db, "crewingpdemarine"), { now, locale: "en" });
    await expect(generateAppraisal.execute(pde, { employeeAppraisalId: id })).rejects.toMatchObject({
      messageKey: "appraisals.notApproved",
    });
    await reviewAppraisal.execute(pde, { employeeAppraisalId: id, reviewResult: "Approved" });
    const { body, name } = await generateAppraisal.execute(pde, { employeeAppraisalId: id });
    expect(name).toMatch(/^\d{14}_Appraisal-/);
    const said = (await textElementsIn(body)).map(({ text }) => text).join("\n");
    // Six threes and five fours: 38 / 11 = 3.45.
    expect(average).toBe(3);
    const { appraisalDetail } = await getAppraisal.execute(pde, { employeeAppraisalId: id });
    expect(appraisalDetail.seafarersRatingMandatoryAverageScore).toBe(average);
    for (const words of [
      ...["Agus Salim", "MV Layar Putih", "3 – Satisfactory", "4 – Good", "Safety awareness", "Paints over rust"],
      ...[
        "Needs one more contract in this rank",
        "Enclosed Space Entry and Rescue",
        "Capt. Hendra Wijaya",
        "Sari Wijaya",
      ],
    ])
      expect(said).toContain(words);
    expect(said).not.toContain("Leadership and management");
    const [, code = ""] = /\/check\/([\w-]{22})/.exec(said) ?? [];
    const hash = createHash("sha256").update(body).digest("hex");
    expect(await checkPrintedDocument.execute(outside, { code, hash })).toMatchObject({
      kind: "appraisal",
      isRevoked: false,
      file: "original",
      shown: { initials: "A. S.", vessel: "MV Layar Putih", from: "2026-08-01", to: "2026-11-18", status: "Issued" },
    });
    expect(await audited(db, "appraisals.generate")).toMatchObject([{ subject: String(stay.person.id) }]);
  }),
);

test(
  "shows the same integer average in the response, the call, every list and the PDF",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { rank: "Able Seaman", until: "2026-12-05" });
    const head = as(await person(db, "crewmarine", "head", { vesselId: ship.id }), { now });
    const pde = as(await person(db, "crewingpdemarine"), { now, locale: "en" });
    const report = await formReport(db, stay);
    const scores = fc.array(fc.integer({ min: 1, max: 5 }), {
      minLength: report.seafarersRatingMandatory.length,
      maxLength: report.seafarersRatingMandatory.length,
    });
    await fc.assert(
      fc.asyncProperty(scores, async (given) => {
        const seafarersRatingMandatory = report.seafarersRatingMandatory.map((line, index) => ({
          ...line,
          score: given[index] ?? 1,
          comment: "Said why",
        }));
        const sent = { ...report, reportKey: randomUUID(), seafarersRatingMandatory };
        const { id, seafarersRatingMandatoryAverageScore: average } = await insertAppraisal.execute(head, sent);
        expect(average).toBe(averageOf(given));
        const whose = { employeeAppraisalId: id };
        await reviewAppraisal.execute(pde, { ...whose, reviewResult: "Approved" });
        const { appraisalDetail } = await getAppraisal.execute(pde, whose);
        const lists = [
          await listAppraisals.execute(pde, { vesselId: ship.id, tab: "history" }),
          await listEmployeeAppraisals.execute(pde, { crewId: stay.person.id }),
        ];
        const listed = lists.map(({ rows }) => rows.find(({ employeeAppraisalId }) => employeeAppraisalId === id));
        const said = (await textElementsIn((await generateAppraisal.execute(pde, whose)).body)).map(({ text }) => text);
        const [, printed] = /Average score[^\n]*\n(\d) – /.exec(said.join("\n")) ?? [];
        expect([
          ...[appraisalDetail, ...listed].map((one) => one?.seafarersRatingMandatoryAverageScore),
          Number(printed),
        ]).toEqual([average, average, average, average]);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }),
);

test(
  "renders questions and courses in Indonesian from their version",
  rolledBack(async (db) => {
    const stay = await aboard(db, await vessel(db), { rank: "Able Seaman", until: "2026-12-05" });
    const admin = await person(db, "crewingadminmarine");
    const { id } = await insertAppraisal.execute(as(admin, { now }), await formReport(db, stay));
    const pde = await person(db, "crewingpdemarine");
    await reviewAppraisal.execute(as(pde, { now }), { employeeAppraisalId: id, reviewResult: "Approved" });
    const found = await getAppraisal.execute(as(pde, { now }), { employeeAppraisalId: id });
    const said = async (locale: "en" | "id") => {
      const { body } = await generateAppraisal.execute(as(pde, { now, locale }), { employeeAppraisalId: id });
      return (await textElementsIn(body)).map(({ text }) => text).join(" ");
    };
    const [first] = found.mandatory;
    const course = found.trainingOptions.find(({ no }) => no === "CC-05");
    const words = [first?.labelId, first?.questionId, course?.nameId].map(String);
    const [own, english] = [await said("id"), await said("en")];
    for (const word of words) expect(own).toContain(word);
    expect(english).toContain(String(first?.question));
    for (const word of words.slice(0, 2)) expect(english).not.toContain(word);
  }),
);

test(
  "refers to the file of an uploaded report; seafarer and planning may download it, principal, service and other vessels not",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const stay = await aboard(db, ship, { rank: "Able Seaman" });
    const { id } = await appraised(db, stay, {
      flag: "Upload",
      formId: null,
      averageScore: null,
      documentName: "scan.pdf",
    });
    const fetch = async (actor: Parameters<typeof as>[0]) =>
      generateAppraisal.execute(as(actor, { now, locale: "id" }), { employeeAppraisalId: id });
    const { body } = await fetch(await person(db, "crewmarine", "crew", { crewId: stay.person.id }));
    expect((await textElementsIn(body)).map(({ text }) => text).join("\n")).toContain("scan.pdf");
    await fetch(await person(db, "crewingplanningmarine"));
    await fetch(await person(db, "crewmarine", "head", { vesselId: ship.id }));
    const other = await aboard(db, await vessel(db), { rank: "Able Seaman" });
    for (const gone of [
      await person(db, "crewmarine", "crew", { crewId: other.person.id }),
      await person(db, "crewmarine", "head", { vesselId: other.tour.vesselId }),
      await person(db, "crewingadmintanker"),
    ])
      await expect(fetch(gone)).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingprincipalmarine", "crewingservicemarine", "crewingfinancemarine"] as const)
      await expect(fetch(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
    expect(await db.$count(documentChecks, eq(documentChecks.appraisalId, id))).toBe(3);
  }),
);

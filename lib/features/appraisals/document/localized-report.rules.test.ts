import type { AppraisalWithForm } from "../detail/schema";
import { localizeReport } from "./localized-report.rules";

const line = (no: string) => ({ no, label: "Safety", name: "Works safely", score: 4 as const, comment: "Aloft" });
const course = (no: string) => ({ no, name: "Ropes", reason: null, comment: null });
const detail = {
  seafarersRatingMandatory: [line("1"), line("9")],
  seafarersRatingAdditional: [line("1")],
  trainingList: [course("R1"), course("X1")],
} as AppraisalWithForm["appraisalDetail"];
const version = {
  questions: [
    { kind: "mandatory" as const, sequenceNo: 1, labelId: "Keselamatan", questionId: "Bekerja aman" },
    { kind: "additional" as const, sequenceNo: 1, labelId: "Tali", questionId: "Menangani tali" },
  ],
  courses: [{ no: "R1", nameId: "Tali-temali" }],
};

test("translates lines and courses by their version and keeps unknown texts", () => {
  const own = localizeReport(detail, version, "id");
  expect(own.seafarersRatingMandatory).toEqual([
    { ...line("1"), label: "Keselamatan", name: "Bekerja aman" },
    line("9"),
  ]);
  expect(own.seafarersRatingAdditional).toMatchObject([{ label: "Tali", score: 4, comment: "Aloft" }]);
  expect(own.trainingList.map(({ name }) => name)).toEqual(["Tali-temali", "Ropes"]);
  expect(localizeReport(detail, version, "en")).toBe(detail);
});

import { reportFormatOf } from "./report-format.rules";

test("Marine writes the form, Tanker uploads a PDF", () => {
  expect([reportFormatOf(1), reportFormatOf(2)]).toEqual(["Form", "Upload"]);
});

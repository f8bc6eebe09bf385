import { flagOf } from "./flag.rules";

test("Marine writes the form, Tanker uploads a PDF", () => {
  expect([flagOf(1), flagOf(2)]).toEqual(["Form", "Upload"]);
});

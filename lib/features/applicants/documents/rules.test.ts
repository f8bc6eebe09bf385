import { masked } from "./rules";

test("an identity number shows its last four digits only", () => {
  expect(masked("3578101705900001")).toBe("••••••••••••0001");
});

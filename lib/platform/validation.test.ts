import { z } from "zod";
import { AppError } from "./errors";
import { requiredId, numeric, parseInput, recordId, knownVersion } from "./validation";

function parsedOrMessage(schema: z.ZodType, value: unknown): unknown {
  try {
    return parseInput(z.object({ value: schema }), { value }).value;
  } catch (error) {
    return error instanceof AppError ? error.fields[0]?.message : error;
  }
}

test.each([1, "1", "007", 2_147_483_647])("%j is an id", (value) => {
  expect(parsedOrMessage(recordId, value)).toBe(Number(value));
});

test.each([
  ...[true, false, [1], [[1]], ["1"], {}, 1.5, 0, -1, 2_147_483_648, Infinity, NaN],
  ...["0x1", "1e0", " 1 ", "1.0", "+1", "-1", "1,2", "true", "0", "99999999999", "٣"],
])("%j is no id", (value) => {
  expect(parsedOrMessage(recordId, value)).toBe("validation.invalid");
});

test.each([undefined, null, ""])("%j is an id left out", (value) => {
  expect([parsedOrMessage(recordId, value), parsedOrMessage(requiredId("form.choose"), value)]).toEqual([
    "validation.required",
    "form.choose",
  ]);
  expect(parsedOrMessage(recordId.optional(), undefined)).toBe(undefined);
});

test("a number may come as its digits, and as nothing else", () => {
  const height = numeric(z.number().min(120).max(230));
  expect([parsedOrMessage(height, 172), parsedOrMessage(height, "172"), parsedOrMessage(height, " 172.5 ")]).toEqual([
    172, 172, 172.5,
  ]);
  for (const value of [true, [172], "0xAC", "1.72e2", "NaN", "Infinity", {}])
    expect([value, parsedOrMessage(height, value)]).toEqual([value, "validation.invalid"]);
});

test("a wrong value gets its own message; only a missing one is required", () => {
  const height = numeric(z.number().min(120).max(230));
  expect([parsedOrMessage(height, 90), parsedOrMessage(height, "1000")]).toEqual([
    "validation.tooSmall?min=120",
    "validation.tooBig?max=230",
  ]);
  expect([parsedOrMessage(height, undefined), parsedOrMessage(height, "")]).toEqual([
    "validation.required",
    "validation.required",
  ]);
  const mode = z.enum(["on-site", "remote"]);
  expect([parsedOrMessage(mode, "online"), parsedOrMessage(mode, ""), parsedOrMessage(mode, undefined)]).toEqual([
    "validation.notListed",
    "validation.required",
    "validation.required",
  ]);
  expect(parsedOrMessage(requiredId("form.choose"), "x")).toBe("validation.invalid");
});

test("a version is a whole number or none", () => {
  expect([
    parsedOrMessage(knownVersion, 3),
    parsedOrMessage(knownVersion, "3"),
    parsedOrMessage(knownVersion, ""),
    parsedOrMessage(knownVersion, undefined),
  ]).toEqual([3, 3, undefined, undefined]);
  expect([parsedOrMessage(knownVersion, true), parsedOrMessage(knownVersion, 1.5)]).toEqual([
    "validation.invalid",
    "validation.invalid",
  ]);
});

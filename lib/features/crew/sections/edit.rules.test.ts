import fc from "fast-check";
import { bodyMassIndex, hasTripleOverlap, namesMatch, isNikConsistent } from "./edit.rules";

test("computes the body mass index to one decimal, or null if a value is missing", () => {
  expect(bodyMassIndex(70.5, 172)).toBe(23.8);
  expect([bodyMassIndex(null, 172), bodyMassIndex(70, null), bodyMassIndex(0, 172)]).toEqual([null, null, null]);
});

test("reads the birth date of a NIK, forty days later for women", () => {
  expect(isNikConsistent("3578101705900001", "1990-05-17", "Male")).toBe(true);
  expect(isNikConsistent("3578105705900001", "1990-05-17", "Female")).toBe(true);
  expect(isNikConsistent("3578101705900001", "1990-05-17", "Female")).toBe(false);
});

test("matches an account name that shares a word with the person's name", () => {
  expect(namesMatch("SETIAWAN A.", "Agus Setiawan")).toBe(true);
  expect(namesMatch("MARUF", "Ma`ruf")).toBe(true);
  expect(namesMatch("NGUYEN", "Nguyễn")).toBe(true);
  expect(namesMatch("Budi Hartono", "Agus Setiawan")).toBe(false);
});

const day = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const servicePeriod = fc
  .tuple(day, day)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ onBoard: one < other ? one : other, offBoard: one < other ? other : one }));

test("finds three vessels at once exactly if a night is in three periods; a handover day is free", () => {
  fc.assert(
    fc.property(fc.array(servicePeriod, { maxLength: 6 }), (services) => {
      const nights = services.flatMap(({ onBoard }) => onBoard);
      const isThrice = nights.some(
        (night) => services.filter(({ onBoard, offBoard }) => onBoard <= night && night < offBoard).length >= 3,
      );
      expect(hasTripleOverlap(services)).toBe(isThrice);
    }),
  );
  const [a, b, c] = ["2024-01-01", "2024-02-01", "2024-03-01"];
  expect(
    hasTripleOverlap([
      { onBoard: a, offBoard: b },
      { onBoard: a, offBoard: b },
      { onBoard: b, offBoard: c },
    ]),
  ).toBe(false);
  expect(
    hasTripleOverlap([
      { onBoard: a, offBoard: null },
      { onBoard: a, offBoard: c },
      { onBoard: b, offBoard: c },
    ]),
  ).toBe(true);
});

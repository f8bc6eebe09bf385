import fc from "fast-check";
import { isDeliveredBeforeBuild, isImoNumber, plainImoNumber, scrapProblem, vesselAge, vesselWarnings } from "./rules";

const digit = fc.integer({ min: 0, max: 9 });
const stem = fc.tuple(fc.integer({ min: 1, max: 9 }), digit, digit, digit, digit, digit);
const checkDigit = (digits: number[]) => digits.reduce((sum, one, index) => sum + one * (7 - index), 0) % 10;

test.each(["9074729", "9321483", "9811000", "8814275", "1000019"])("%s is an IMO number", (number) => {
  expect(isImoNumber(number)).toBe(true);
});

test.each(["9074728", "907472", "90747290", "0000000", "", "907472a", "٩٠٧٤٧٢٩"])("%j is none", (number) => {
  expect(isImoNumber(number)).toBe(false);
});

test("accepts exactly one check digit", () => {
  fc.assert(
    fc.property(stem, (digits) => {
      const fitting = Array.from({ length: 10 }, (_, last) => `${digits.join("")}${last}`).filter(isImoNumber);
      expect(fitting).toEqual([`${digits.join("")}${checkDigit(digits)}`]);
    }),
  );
});

test("detects a mistyped digit, except for multiples of ten", () => {
  fc.assert(
    fc.property(stem, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), (digits, at, difference) => {
      const number = `${digits.join("")}${checkDigit(digits)}`;
      const wrong = digits.map((one, index) => (index === at ? (one + difference) % 10 : one));
      const mistyped = `${wrong.join("")}${checkDigit(digits)}`;
      const isHidden = (difference * (7 - at)) % 10 === 0;
      fc.pre(wrong[0] !== 0);
      expect(isImoNumber(number)).toBe(true);
      expect(isImoNumber(mistyped)).toBe(isHidden);
    }),
  );
});

test.each(["9074729", "IMO 9074729", "imo9074729", " 907 4729 ", "IMO-9074729"])(
  "%j names the same vessel",
  (written) => {
    expect(plainImoNumber(written)).toBe("9074729");
  },
);

test("returns full years since delivery, else since build", () => {
  expect(vesselAge({ deliveryDate: "2010-11-21", yearOfBuild: 2009 }, "2026-11-20")).toBe(15);
  expect(vesselAge({ deliveryDate: "2010-11-20", yearOfBuild: 2009 }, "2026-11-20")).toBe(16);
  expect(vesselAge({ deliveryDate: null, yearOfBuild: 2009 }, "2026-11-20")).toBe(17);
  expect(vesselAge({ deliveryDate: "2027-03-01", yearOfBuild: null }, "2026-11-20")).toBe(0);
  expect(vesselAge({ deliveryDate: null, yearOfBuild: null }, "2026-11-20")).toBeNull();
});

test("requires delivery in the year of build or later", () => {
  expect(isDeliveredBeforeBuild({ deliveryDate: "2009-12-31", yearOfBuild: 2010 })).toBe(true);
  expect(isDeliveredBeforeBuild({ deliveryDate: "2010-01-01", yearOfBuild: 2010 })).toBe(false);
  expect(isDeliveredBeforeBuild({ deliveryDate: null, yearOfBuild: 2010 })).toBe(false);
  expect(isDeliveredBeforeBuild({ deliveryDate: "2009-12-31", yearOfBuild: null })).toBe(false);
});

test("warns when net exceeds gross tonnage", () => {
  expect(vesselWarnings({ GRT: 100, NRT: 101 })).toEqual(["vessels.nrtAboveGrt"]);
  expect(vesselWarnings({ GRT: 100, NRT: 100 })).toEqual([]);
  expect(vesselWarnings({ GRT: null, NRT: 100 })).toEqual([]);
});

test("reports people on board before plans and requests", () => {
  expect(scrapProblem({ crewOnBoard: 2, planned: 3, openRequests: 1 })).toEqual({
    messageKey: "vessels.scrap.crewOnBoard",
    values: { count: 2 },
  });
  expect(scrapProblem({ crewOnBoard: 0, planned: 3, openRequests: 1 })).toEqual({
    messageKey: "vessels.scrap.planned",
    values: { count: 3 },
  });
  expect(scrapProblem({ crewOnBoard: 0, planned: 0, openRequests: 1 })).toEqual({
    messageKey: "vessels.scrap.openRequests",
    values: { count: 1 },
  });
  expect(scrapProblem({ crewOnBoard: 0, planned: 0, openRequests: 0 })).toBeNull();
});

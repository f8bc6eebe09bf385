import { closingDateOf, daysClosed, dutiesOf, isOpen, mayCloseOn } from "./rules";

const midnight = (day: string) => new Date(`${day}T00:00:00+07:00`);
const lastMoment = (day: string) => new Date(`${day}T23:59:59+07:00`);
const term = (closesOn: string | null, closedAt: Date | null = null) => ({ closesOn, closedAt });

test("is open through the closing date in Jakarta, and not once closed by hand", () => {
  expect(isOpen(term("2026-11-20"), lastMoment("2026-11-20"))).toBe(true);
  expect(isOpen(term("2026-11-20"), midnight("2026-11-21"))).toBe(false);
  expect(isOpen(term(null), midnight("2030-01-01"))).toBe(true);
  expect(isOpen(term("2026-12-31", midnight("2026-11-01")), midnight("2026-11-20"))).toBe(false);
});

test("requires a new closing date after today; an old one may stay, and none is always allowed", () => {
  const now = midnight("2026-11-20");
  expect([mayCloseOn("2026-11-21", null, now), mayCloseOn("2026-11-20", null, now)]).toEqual([true, false]);
  expect([mayCloseOn("2020-01-01", "2020-01-01", now), mayCloseOn("2020-01-02", "2020-01-01", now)]).toEqual([
    true,
    false,
  ]);
  expect(mayCloseOn(null, "2020-01-01", now)).toBe(true);
});

test("drops a past date on reopening and keeps later ones; a closed one keeps any", () => {
  const now = lastMoment("2026-11-20");
  expect(closingDateOf("2026-11-19", true, now)).toBeNull();
  expect(closingDateOf("2026-11-20", true, now)).toBe("2026-11-20");
  expect(closingDateOf("2026-11-19", false, now)).toBe("2026-11-19");
  expect(closingDateOf(null, true, now)).toBeNull();
});

test("counts days from the manual closing, else from the closing date, and none while open", () => {
  expect(daysClosed(term("2026-11-20"), lastMoment("2026-11-20"))).toBeNull();
  expect(daysClosed(term("2026-11-20"), midnight("2026-11-21"))).toBe(0);
  expect(daysClosed(term("2026-11-20"), lastMoment("2026-12-20"))).toBe(30);
  expect(daysClosed(term("2026-11-20", midnight("2026-11-10")), midnight("2026-11-13"))).toBe(3);
});

test("splits duties by line without blank lines and list marks", () => {
  expect(dutiesOf("- Command the vessel\r\n\n  • Keep watch \n*Report\n– Rest\n1. Plain - with a dash")).toEqual([
    "Command the vessel",
    "Keep watch",
    "Report",
    "Rest",
    "1. Plain - with a dash",
  ]);
  expect(dutiesOf(" \n")).toEqual([]);
});

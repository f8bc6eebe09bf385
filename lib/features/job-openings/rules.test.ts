import { closingDateOf, daysClosed, dutiesOf, isOpen, mayCloseOn } from "./rules";

const midnight = (day: string) => new Date(`${day}T00:00:00+07:00`);
const lastMoment = (day: string) => new Date(`${day}T23:59:59+07:00`);
const term = (closesOn: string | null, closedAt: Date | null = null) => ({ closesOn, closedAt });

test("an opening is open through its closing date in Jakarta, and not once closed by hand", () => {
  expect(isOpen(term("2026-11-20"), lastMoment("2026-11-20"))).toBe(true);
  expect(isOpen(term("2026-11-20"), midnight("2026-11-21"))).toBe(false);
  expect(isOpen(term(null), midnight("2030-01-01"))).toBe(true);
  expect(isOpen(term("2026-12-31", midnight("2026-11-01")), midnight("2026-11-20"))).toBe(false);
});

test("a new closing date lies after today; the one there is may stay, however old, and none may always be chosen", () => {
  const now = midnight("2026-11-20");
  expect([mayCloseOn("2026-11-21", null, now), mayCloseOn("2026-11-20", null, now)]).toEqual([true, false]);
  expect([mayCloseOn("2020-01-01", "2020-01-01", now), mayCloseOn("2020-01-02", "2020-01-01", now)]).toEqual([
    true,
    false,
  ]);
  expect(mayCloseOn(null, "2020-01-01", now)).toBe(true);
});

test("a date that has passed falls away with opening again, today's and later ones stay, and a closed one keeps any", () => {
  const now = lastMoment("2026-11-20");
  expect(closingDateOf("2026-11-19", true, now)).toBeNull();
  expect(closingDateOf("2026-11-20", true, now)).toBe("2026-11-20");
  expect(closingDateOf("2026-11-19", false, now)).toBe("2026-11-19");
  expect(closingDateOf(null, true, now)).toBeNull();
});

test("days count from the closing by hand, else from the end of the closing date, and not while it is open", () => {
  expect(daysClosed(term("2026-11-20"), lastMoment("2026-11-20"))).toBeNull();
  expect(daysClosed(term("2026-11-20"), midnight("2026-11-21"))).toBe(0);
  expect(daysClosed(term("2026-11-20"), lastMoment("2026-12-20"))).toBe(30);
  expect(daysClosed(term("2026-11-20", midnight("2026-11-10")), midnight("2026-11-13"))).toBe(3);
});

test("duties are one a line, without blank lines and whatever marks the list was written with", () => {
  expect(dutiesOf("- Command the vessel\r\n\n  • Keep watch \n*Report\n– Rest\n1. Plain - with a dash")).toEqual([
    "Command the vessel",
    "Keep watch",
    "Report",
    "Rest",
    "1. Plain - with a dash",
  ]);
  expect(dutiesOf(" \n")).toEqual([]);
});

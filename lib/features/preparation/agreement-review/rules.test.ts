import { maskedAddress, reviewEndsAt, reviewStateOf } from "./rules";

const now = new Date("2026-11-20T02:00:00Z");
const open = { supersededAt: null, signedAt: null, reviewAnswer: null };
const link = { expiresAt: new Date("2026-12-04T02:00:00Z"), endedAt: null };

test("expires a link after fourteen days, at the latest on the start date", () => {
  const until = (startDate: string) => reviewEndsAt({ startDate, endDate: "2027-06-01" }, now).toISOString();
  expect(until("2027-01-10")).toBe("2026-12-04T02:00:00.000Z");
  expect(until("2026-11-25")).toBe("2026-11-25T17:00:00.000Z");
  expect(until("2026-11-01")).toBe("2026-12-04T02:00:00.000Z");
});

test("returns the agreement's outcome before the link's", () => {
  expect(reviewStateOf(link, open, now)).toBe("open");
  expect(reviewStateOf(link, { ...open, reviewAnswer: "question" }, now)).toBe("open");
  expect(reviewStateOf(link, { ...open, reviewAnswer: "understood" }, now)).toBe("answered");
  expect(reviewStateOf({ ...link, expiresAt: now }, open, now)).toBe("expired");
  expect(reviewStateOf({ ...link, endedAt: now }, open, now)).toBe("expired");
  expect(reviewStateOf({ ...link, endedAt: now }, { ...open, signedAt: now }, now)).toBe("signed");
  expect(reviewStateOf(link, { ...open, signedAt: now, supersededAt: now }, now)).toBe("superseded");
});

test("masks an address", () => {
  expect(maskedAddress("agus.salim@example.com")).toBe("a•••@example.com");
});

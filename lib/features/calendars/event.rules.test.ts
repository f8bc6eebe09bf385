import { lastDayOf, nextSyncState, feedWindowOf, type CalendarEvent, type SyncState } from "./event.rules";

const now = new Date("2026-11-20T02:00:00Z");
const event: CalendarEvent = {
  id: "joining-1",
  facts: {
    kind: "joining",
    when: { firstDay: "2026-12-01", lastDay: "2026-12-01" },
    person: "Budi",
    position: null,
    vessel: "MV Arung",
    place: null,
    paper: null,
    isTentative: false,
  },
  counts: true,
  floor: 0,
  path: "/dashboard",
};
const sentState: SyncState = {
  id: "joining-1",
  hash: "a",
  sequence: 2,
  changedAt: new Date("2026-11-01T00:00:00Z"),
  cancelledAt: null,
};

test("a new event starts at the sequence of its record; an event that never took place is not sent", () => {
  expect(nextSyncState({ ...event, floor: 3 }, "a", undefined, now)).toEqual({
    ...sentState,
    sequence: 3,
    changedAt: now,
  });
  expect(nextSyncState({ ...event, counts: false }, "a", undefined, now)).toBeNull();
});

test("an unchanged event has the same sequence; a change raises it by one, or to that of its record", () => {
  expect(nextSyncState(event, "a", sentState, now)).toBe(sentState);
  expect(nextSyncState(event, "b", sentState, now)).toEqual({ ...sentState, hash: "b", sequence: 3, changedAt: now });
  expect(nextSyncState({ ...event, floor: 7 }, "b", sentState, now)?.sequence).toBe(7);
});

test("a cancelled event is sent for 60 days; one that takes place again is sent with the next sequence", () => {
  const off = nextSyncState({ ...event, counts: false }, "a", sentState, now);
  expect(off).toEqual({ ...sentState, sequence: 3, changedAt: now, cancelledAt: now });
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(nextSyncState({ ...event, counts: false }, "b", off ?? undefined, after(59))).toBe(off);
  expect(nextSyncState({ ...event, counts: false }, "b", off ?? undefined, after(61))).toBeNull();
  expect(nextSyncState(event, "a", off ?? undefined, after(3))).toMatchObject({ sequence: 4, cancelledAt: null });
});

test("a feed reaches thirty days back and four hundred ahead; of an hour the day counts", () => {
  expect(feedWindowOf("2026-11-20", now)).toMatchObject({
    from: "2026-10-21",
    to: "2027-12-25",
    expiriesTo: "2027-05-19",
  });
  expect(lastDayOf({ ...event.facts, when: { start: "2026-12-01T03:00:00.000Z", minutes: 60 } })).toBe("2026-12-01");
});

import ICAL from "ical.js";
import type { CalendarEvent, SyncState } from "./event.rules";
import { renderFeed } from "./feed.rules";

const now = new Date("2026-11-20T02:00:00Z");
const event: CalendarEvent = {
  id: "joining-1",
  facts: {
    kind: "joining",
    when: { firstDay: "2026-12-01", lastDay: "2026-12-01" },
    person: 'Budi; "Boy", Santoso\\ é',
    position: { name: "Serang", nameEn: "Bosun" },
    vessel: "MV Arung\r\nBEGIN:VALARM",
    place: "Tanjung Priok, Jakarta",
    paper: null,
    isTentative: true,
  },
  counts: true,
  floor: 0,
  path: "/dashboard/my-joining",
};
const syncState: SyncState = {
  id: "joining-1",
  hash: "a",
  sequence: 4,
  changedAt: new Date("2026-11-02T05:06:07Z"),
  cancelledAt: null,
};
const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents("vevent").map((one) => ({ one, event: new ICAL.Event(one) })),
  };
};

test("another program reads back what was written: identifier, sequence, stamps, days, every sign of a name", async () => {
  const text = await renderFeed({ name: "Phone; mine, only", language: "en", now }, [{ event, syncState }]);
  const { calendar, events } = parsed(text);
  const [read] = events;
  // A name the parser does not know: it answers it as it was written.
  expect(calendar.getFirstPropertyValue("name")).toBe("Phone\\; mine\\, only");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  const { uid, sequence, summary, location, description } = new ICAL.Event(read?.one);
  expect([uid, sequence, location]).toEqual(["joining-1@localhost", 4, "Tanjung Priok, Jakarta"]);
  expect(summary).toBe('Joins MV Arung BEGIN:VALARM: Budi; "Boy", Santoso\\ é');
  expect(description).toBe("Bosun\nNot confirmed yet\nhttp://localhost:3000/dashboard/my-joining");
  expect(read?.event.startDate.isDate).toBe(true);
  expect(read?.event.startDate.toString()).toBe("2026-12-01");
  expect(read?.event.duration.toString()).toBe("P1D");
  expect(String(read?.one.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T02:00:00Z");
  expect(String(read?.one.getFirstPropertyValue("last-modified"))).toBe("2026-11-02T05:06:07Z");
  expect(read?.one.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(read?.one.getAllSubcomponents()).toEqual([]);
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test("writes times in UTC and cancelled events as cancelled, in both languages", async () => {
  const interview: CalendarEvent = {
    ...event,
    id: "interview-7-1",
    facts: {
      ...event.facts,
      kind: "interview",
      when: { start: "2026-12-01T03:00:00.000Z", minutes: 60 },
      person: "Dewi",
      vessel: null,
      isTentative: false,
    },
  };
  const off = { ...syncState, cancelledAt: now };
  const [read] = parsed(
    await renderFeed({ name: "Kantor", language: "id", now }, [{ event: interview, syncState: off }]),
  ).events;
  expect(read?.event.summary).toBe("Wawancara: Dewi");
  expect(read?.event.startDate.toJSDate().toISOString()).toBe("2026-12-01T03:00:00.000Z");
  expect(read?.event.startDate.zone.tzid).toBe("UTC");
  expect(read?.event.endDate.toJSDate().toISOString()).toBe("2026-12-01T04:00:00.000Z");
  expect(read?.one.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(read?.event.description).toContain("Dibatalkan");
});

test("a calendar without events is one, and a thousand come whole", async () => {
  expect(parsed(await renderFeed({ name: "A", language: "en", now }, [])).events).toEqual([]);
  const many = Array.from({ length: 1_000 }, (_, index) => ({
    event: { ...event, id: `joining-${index}` },
    syncState,
  }));
  const { events } = parsed(await renderFeed({ name: "A", language: "en", now }, many));
  expect(new Set(events.map((one) => one.event.uid)).size).toBe(1_000);
});

import { calendarInvitation, type Invitation } from "./calendar-invitation";

const interview: Invitation = {
  kind: "interview",
  applicantId: 5,
  attempt: 9,
  sequence: 0,
  date: "2026-12-02",
  time: "10:00",
  minutes: 45,
  fullName: "Budi Santoso",
  registrationNumber: "REG-M-202611-00001",
  position: "Master",
  place: "Jl. Perak Timur 12, Surabaya",
  link: null,
  organizer: { name: "Nakhoda Crewing", email: "crewing@example.com" },
  attendees: [
    { name: "Budi Santoso", email: "budi@example.com" },
    { name: "Capt. Hasan", email: "hasan@example.com" },
  ],
  now: new Date("2026-11-20T03:00:00Z"),
};
const written = (changes: Partial<Invitation> = {}, language: "en" | "id" = "en") =>
  calendarInvitation({ ...interview, ...changes }, language);
const unfolded = (calendar: string) => calendar.replace(/\r\n /g, "").split("\r\n");

test("contains UTC time, duration, place and attendee", () => {
  expect(unfolded(written())).toEqual(
    expect.arrayContaining([
      "METHOD:REQUEST",
      "UID:interview-5-9@localhost",
      "SEQUENCE:0",
      "DTSTAMP:20261120T030000Z",
      "DTSTART:20261202T030000Z",
      "DURATION:PT45M",
      "STATUS:CONFIRMED",
      "SUMMARY:Interview: Master\\, Budi Santoso",
      "LOCATION:Jl. Perak Timur 12\\, Surabaya",
      expect.stringContaining("mailto:hasan@example.com"),
    ]),
  );
});

test("keeps the UID, raises the sequence, and marks a cancellation", () => {
  const uid = (calendar: string) => unfolded(calendar).find((line) => line.startsWith("UID:"));
  const moved = written({ sequence: 1, date: "2026-12-03" });
  expect(uid(moved)).toBe(uid(written()));
  expect(unfolded(moved)).toEqual(expect.arrayContaining(["SEQUENCE:1", "DTSTART:20261203T030000Z"]));
  const cancelled = unfolded(written({ sequence: 2, cancelled: true }));
  expect(cancelled).toEqual(
    expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "UID:interview-5-9@localhost"]),
  );
  expect(cancelled).not.toContain("BEGIN:VALARM");
});

test("writes the same interview the same way", () => {
  expect(written()).toBe(written());
});

test("escapes input so that it adds no line and no parameter", () => {
  const evil = "Budi\r\nATTENDEE:mailto:evil@example.com;,\\";
  const lines = unfolded(
    written({
      fullName: evil,
      place: evil,
      position: evil,
      attendees: [{ name: `"${evil}`, email: "budi@example.com" }],
    }),
  );
  expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
  expect(() => written({ attendees: [{ name: "Budi", email: "budi@example.com\r\nX-EVIL:1" }] })).toThrow(
    "valid email",
  );
  expect(lines.find((line) => line.startsWith("LOCATION"))).toBe(
    "LOCATION:Budi\\nATTENDEE:mailto:evil@example.com\\;\\,\\\\",
  );
});

test("folds lines at 75 octets without splitting multi-byte letters", () => {
  const calendar = written(
    { fullName: "Łukasz Ñandú 王小明 ".repeat(20), link: `https://meet.example.com/${"a".repeat(200)}` },
    "id",
  );
  for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(calendar).join("\n")).toContain("王小明");
  expect(calendar).not.toContain("\uFFFD");
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("gives an online interview its link and Online as place", () => {
  const lines = unfolded(written({ place: null, link: "https://meet.example.com/abc" }, "id"));
  expect(lines).toEqual(
    expect.arrayContaining([
      "URL:https://meet.example.com/abc",
      "LOCATION:Daring",
      "SUMMARY:Wawancara: Master\\, Budi Santoso",
    ]),
  );
});

test("gives a test its own identifier and name; without a time it is all-day", () => {
  const lines = unfolded(written({ kind: "ces", attempt: 1, time: null }));
  expect(lines).toEqual(
    expect.arrayContaining([
      "UID:ces-5-1@localhost",
      "DTSTART;VALUE=DATE:20261202",
      "SUMMARY:CES test: Master\\, Budi Santoso",
    ]),
  );
  expect(unfolded(written({ kind: "marlin" }, "id"))).toContain(
    "SUMMARY:Tes bahasa Inggris Marlin: Master\\, Budi Santoso",
  );
});

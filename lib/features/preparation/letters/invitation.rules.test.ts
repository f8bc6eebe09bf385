import { invitationOf } from "./invitation.rules";

const to = { email: "budi@example.com", name: "Budi Santoso", language: "en" as const };
const training = {
  crewId: 7,
  vessel: { name: "MV Layar" },
  position: { name: "Serang", nameEn: "Bosun" },
  letterNumber: "B-17",
  firstDay: "2026-12-01",
  lastDay: "2026-12-02",
  place: "Pusat pelatihan",
  movedFrom: null,
};
const now = new Date("2026-11-20T03:00:00Z");

test("fills all days of a training, and a change replaces the entry", () => {
  const first = invitationOf("bjst", to, { id: 5, version: 1 }, training, now);
  expect(first).toMatchObject({ name: "bjst.ics", contentType: "text/calendar; charset=utf-8; method=REQUEST" });
  const text = first.content.toString();
  for (const part of ["UID:preparation-bjst-5@", "SEQUENCE:0", "DURATION:P2D", "SUMMARY:Training (BJST)\\, MV Layar"])
    expect(text).toContain(part);
  const moved = invitationOf("bjst", to, { id: 5, version: 3 }, { ...training, firstDay: "2026-12-02" }, now);
  expect(moved.content.toString()).toContain("SEQUENCE:2");
  expect(moved.content.toString()).toContain("UID:preparation-bjst-5@");
});

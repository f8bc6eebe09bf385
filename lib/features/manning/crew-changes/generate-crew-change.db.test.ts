import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateCrewChange } from "./generate-crew-change";

afterAll(closeDatabase);

const now = new Date("2026-11-23T02:00:00Z");

test(
  "exports the screen's rows as text cells and writes an audit entry",
  rolledBack(async (db) => {
    const ship = await vessel(db, { name: "=TB Laut Biru" });
    const leaver = await aboard(db, ship, {
      rank: "Master",
      fullName: "Anton Wijaya",
      familyName: "Wijaya",
      givenNames: "Anton",
      since: "2026-06-01",
      until: "2026-12-03",
    });
    const relief = await seafarer(db, { rank: "Master", fullName: "=HYPERLINK(1)" });
    await assigned(db, leaver.seat, relief.id, { startDate: "2026-12-06", endDate: "2027-06-06" });
    await aboard(db, ship, {
      rank: "Bosun",
      fullName: "Capt. Slamet",
      givenNames: "Slamet",
      since: "2026-05-01",
      until: "2026-12-10",
    });
    const planner = await person(db, "crewingplanningmarine");
    const input = { vesselId: ship.id, from: "2026-11-23", to: "2026-12-23" };
    const file = await generateCrewChange.execute(as(planner, { now }), input);
    expect(file.name).toMatch(/_Crew-Change-.*\.xlsx$/);
    const rows = readSheet(file.body).rows.map((row) => row.map(({ text }) => text));
    const texts = rows.flat();
    expect(texts).toContain("23 Nov 2026 – 23 Dec 2026");
    expect(texts.filter((text) => text.startsWith("="))).toEqual([]);
    const [master, bosun] = rows.filter(([no]) => no === "1" || no === "2");
    expect(master?.slice(1, 9)).toEqual([
      "Master",
      "Wijaya, Anton",
      leaver.person.employeeNumber,
      "2026-12-03",
      expect.stringContaining("HYPERLINK"),
      relief.employeeNumber,
      "2026-12-06",
      "2027-06-06",
    ]);
    expect(bosun?.slice(1, 6)).toEqual(["Bosun", "Slamet", expect.any(String), "2026-12-10", "No reliever planned"]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.generate-crew-change"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(ship.id), after: { rows: 2, from: input.from, to: input.to } });
  }),
);

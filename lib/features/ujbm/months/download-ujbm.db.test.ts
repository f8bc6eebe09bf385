import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { assignments } from "@/db/schema/manning";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { bankAccount, ujbmInForce } from "@/db/testing/records/ujbm";
import { closeMonth } from "./close-month";
import { downloadCorrection } from "./download-correction";
import { downloadUjbm } from "./download-ujbm";
import { listUjbm } from "./list-ujbm";

afterAll(closeDatabase);

const now = new Date("2026-09-03T05:00:00Z");
const september = { Months: undefined, months: 9, year: 2026 };
const numbers = (rows: string[][], column: number) => rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
const textsOf = (file: { body: Uint8Array }) => readSheet(file.body).rows.map((row) => row.map(({ text }) => text));
const headAt = (rows: string[][]) => rows.findIndex(([no]) => no === "No");
const listed = (rows: string[][]) => rows.slice(headAt(rows) + 1).filter(([no]) => /^\d+$/.test(no ?? ""));
/** Sum the cells in a formula's range independently. */
const addedUp = (file: { body: Uint8Array }, column: string, at: number) => {
  const { xml, rows } = readSheet(file.body);
  const [, row, from, to] =
    new RegExp(`<c r="${column}(\\d+)"[^>]*><f>SUM\\(${column}(\\d+):${column}(\\d+)\\)</f>`).exec(xml) ?? [];
  const inRange = rows.slice(Number(from) - 1, Number(to)).reduce((sum, cells) => sum + Number(cells[at]?.text), 0);
  return { inRange, stored: Number(rows[Number(row) - 1]?.[at]?.text) };
};
const totalIn = (rows: string[][]) => rows.find((row) => row[1] === "Total") ?? [];

test(
  "adds up both sheets to the page, with joins and leaves below the corrections",
  rolledBack(async (db) => {
    const dear = await vessel(db, { name: "=cmd|' /C calc'!A0" });
    const ship = await vessel(db, { name: "MV Tirta" });
    await ujbmInForce(db, [{ ujbm: 65_000 }, { vesselId: dear.id, ujbm: 72_500 }]);
    const finance = await person(db, "crewingfinancemarine");
    const head = await aboard(db, ship, { rank: "Master", since: "2026-05-01", fullName: "Budi Santoso" });
    await bankAccount(db, head.person.id);
    const leaving = await aboard(db, ship, { rank: "Oiler", since: "2026-05-01", fullName: "Rudi Hartono" });
    await aboard(db, dear, { since: "2026-05-01" });
    await closeMonth.execute(as(finance, { now: new Date("2026-08-05T05:00:00Z") }), { months: 8, year: 2026 });
    await db
      .update(assignments)
      .set({ slot: "previous", checkedOutOn: "2026-08-20" })
      .where(eq(assignments.id, leaving.tour.id));
    const relief = await seafarer(db, { rank: "Oiler", fullName: "Slamet Riyadi" });
    await assigned(db, { id: leaving.seat.id, vesselId: ship.id }, relief.id, {
      slot: "current",
      startDate: "2026-08-23",
      endDate: "2027-03-01",
      checkedInOn: "2026-08-23",
    });
    await ashore(db, dear, { rank: "Cook", from: "2026-08-10", to: "2026-08-12" });
    const { summary, rows: page } = await listUjbm.execute(as(finance, { now }), september);

    const plain = await downloadUjbm.execute(as(finance, { now }), september);
    const rows = textsOf(plain);
    expect(plain.name).toBe("UJBM_SEPTEMBER_2026.xlsx");
    expect(rows[headAt(rows)]).toEqual(
      "No,Vessel,UJBM,Crew,Days,Correction,Special Days,Total,Bank,Account No,Account Name,Phone".split(","),
    );
    expect([listed(rows).length, numbers(listed(rows), 7), Number(totalIn(rows)[7])]).toEqual([
      page.length,
      summary.total,
      summary.total,
    ]);
    expect([2, 3, 7].map((at) => readSheet(plain.body).rows[headAt(rows) + 1]?.[at]?.format)).toEqual([
      "#,##0",
      null,
      "#,##0",
    ]);
    expect(addedUp(plain, "H", 7)).toEqual({ inRange: summary.total, stored: summary.total });
    for (const row of listed(rows))
      expect(Number(row[7])).toBe(
        Number(row[2]) * (Number(row[3]) * Number(row[4]) + Number(row[5]) + Number(row[3]) * Number(row[6])),
      );
    expect(
      listed(rows)
        .find((row) => row[1] === "MV Tirta")
        ?.slice(8, 10),
    ).toEqual(["BCA", "1234567890"]);
    expect(rows.flat().some((text) => text.startsWith("="))).toBe(false);

    const correction = await downloadCorrection.execute(as(finance, { now }), september);
    const lines = textsOf(correction);
    expect(correction.name).toBe("UJBM_CORRECTION_SEPTEMBER_2026.xlsx");
    expect(lines[headAt(lines)]).toEqual(
      "No,Vessel,Paid Crew,Paid Days,Paid Man-days,Actual Man-days,Difference,Rate,Rupiah".split(","),
    );
    const rupiah = page.reduce((sum, row) => sum + row.correction * (row.ujbm ?? 0), 0);
    expect([numbers(listed(lines), 6), numbers(listed(lines), 8)]).toEqual([summary.correction, rupiah]);
    expect(totalIn(lines).slice(4)).toEqual([String(93), String(94), "1", "", String(rupiah)]);
    expect(addedUp(correction, "I", 8)).toEqual({ inRange: rupiah, stored: rupiah });
    const below = lines.slice(lines.findIndex((row) => row[1] === "Sign-ons and sign-offs behind the differences") + 2);
    const moved = below.filter((row) => row[6] !== undefined && row[6] !== "");
    expect(moved.map((row) => row[6])).toEqual(["3", "-11", "9"]);
    expect(moved.map((row) => row[1])).toEqual([
      expect.stringContaining("Agus Setiawan"),
      "MV Tirta: Rudi Hartono",
      "MV Tirta: Slamet Riyadi",
    ]);
    expect(moved.map((row) => row[2])).toEqual(["Aug 2026", "Aug 2026", "Aug 2026"]);
    expect(moved[1]?.slice(4, 6)).toEqual(["2026-05-01", "2026-08-20"]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.operation, "ujbm.download"));
    expect(entries).toHaveLength(1);
  }),
);

test(
  "adds up a vessel's lines, carried and older months to its correction, in both languages",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db, { name: "MV Sisa" });
    const tours = await Promise.all(
      [1, 2, 3].map(async (sequence) => (await aboard(db, ship, { sequence, since: "2026-05-01" })).tour),
    );
    const left = (id: number, checkedOutOn: string) =>
      db.update(assignments).set({ slot: "previous", checkedOutOn }).where(eq(assignments.id, id));
    const at = (day: string) => as(finance, { now: new Date(`${day}T05:00:00Z`) });
    await closeMonth.execute(at("2026-07-05"), { months: 7, year: 2026 });
    for (const { id } of tours) await left(id, "2026-07-01");
    await aboard(db, ship, { rank: "Oiler", since: "2026-07-20" });
    await closeMonth.execute(at("2026-08-05"), { months: 8, year: 2026 });
    await left(tours[0]?.id ?? 0, "2026-07-04");
    const { summary } = await listUjbm.execute(at("2026-09-03"), september);
    expect(summary.correction).toBe(-47 + 3);
    for (const locale of ["en", "id"] as const) {
      const file = await downloadCorrection.execute({ ...at("2026-09-03"), locale }, september);
      const lines = listed(textsOf(file));
      expect(lines.map((row) => [row[1], row[6]])).toEqual(
        locale === "en"
          ? [
              ["MV Sisa", "0"],
              ["MV Sisa, Jul 2026", "3"],
              ["MV Sisa, carried over", "-47"],
            ]
          : [
              ["MV Sisa", "0"],
              ["MV Sisa, Jul 2026", "3"],
              ["MV Sisa, sisa", "-47"],
            ],
      );
      expect(addedUp(file, "G", 6)).toEqual({ inRange: summary.correction, stored: summary.correction });
      expect(addedUp(file, "I", 8)).toEqual({ inRange: -44 * 65_000, stored: -44 * 65_000 });
    }
  }),
);

test(
  "keeps the sheets of a closed month, and refuses planners and other divisions",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const finance = await person(db, "crewingfinancemarine");
    const ship = await vessel(db);
    const { tour } = await aboard(db, ship, { since: "2026-05-01" });
    const at = (day: string) => as(finance, { now: new Date(`${day}T05:00:00Z`) });
    for (const months of [7, 8, 9]) await closeMonth.execute(at(`2026-0${months}-05`), { months, year: 2026 });
    const sheets = async () => {
      const [one, other] = [
        await downloadUjbm.execute(as(finance, { now }), september),
        await downloadCorrection.execute(as(finance, { now }), september),
      ];
      return [textsOf(one), textsOf(other)];
    };
    const before = await sheets();
    await db
      .update(assignments)
      .set({ slot: "previous", checkedOutOn: "2026-08-11" })
      .where(eq(assignments.id, tour.id));
    expect(await sheets()).toEqual(before);
    for (const role of ["crewingplanningmarine", "crewingfinancetanker", "crewingprincipalmarine"] as const)
      for (const sheet of [downloadUjbm, downloadCorrection])
        await expect(sheet.execute(as(await person(db, role), { now }), september)).rejects.toMatchObject({
          code: "forbidden",
        });
  }),
);

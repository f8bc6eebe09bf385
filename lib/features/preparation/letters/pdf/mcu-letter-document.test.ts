import { PDFDocument } from "@cantoo/pdf-lib";
import { textElementsIn, pagesRead } from "@/db/testing/files/read-pdf";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { McuLetterDocument } from "./mcu-letter-document";

const examinee = (index: number) => ({
  name: index % 3 === 0 ? "Muhammad Rizky Abdurrahman Siregar" : "Budi Santoso",
  note: `M-0000${index}`,
  proof: `357810170590000${index}`,
  dateOfBirth: "1990-05-17",
  rank: index % 2 === 0 ? "Second Engineer" : "Able Seaman",
  vessel: "MV Layar Samudra Perkasa 8",
});
const letterFor = (count: number, audience: "applicants" | "joiners" = "joiners", notes: string | null = null) =>
  renderPdf(
    McuLetterDocument({
      people: Array.from({ length: count }, (_, index) => examinee(index)),
      audience,
      division: "Marine",
      schedule: {
        letterNumber: "017/MCU-M/XI/2026",
        date: "2026-12-05",
        package: "Pre-joining, deck and engine officer",
        packageId: 1,
        clinic: "Klinik Pelaut Bahari Sehat, Tanjung Priok",
        clinicLocation: "JALAN ENGGANO 12, JAKARTA UTARA",
        notes,
      },
      letterNumber: "017/MCU-M/XI/2026",
      locale: "en",
      generatedBy: "Sari Dewi",
      now: new Date("2026-11-20T03:00:00Z"),
    }),
  );
const pagesOf = async (body: Uint8Array) => (await PDFDocument.load(body)).getPageCount();

test("fits one, two or three people on the signed page", async () => {
  for (const count of [1, 2, 3]) {
    const body = await letterFor(count);
    expect([count, await pagesOf(body)]).toEqual([count, 1]);
  }
});

test("lists joiners with their vessel and applicants with a vessel type", async () => {
  const textsOf = async (body: Uint8Array) => (await textElementsIn(body)).map(({ text }) => text);
  const joiners = await textsOf(await letterFor(2));
  expect(joiners).toContain("MV Layar Samudra Perkasa 8");
  expect(joiners.some((text) => /^Vessel( |$|\/)/.test(text) && !text.includes("type"))).toBe(true);
  const applicants = await textsOf(await letterFor(1, "applicants"));
  expect(applicants.some((text) => text.includes("Vessel type"))).toBe(true);
});

test("the page that is signed is never almost empty: it holds the instructions and the closing words", async () => {
  for (const count of [3, 4, 5, 17, 18, 19, 20]) {
    const last = (await pagesRead(await letterFor(count))).at(-1) ?? [];
    const missing = ["Sari Dewi", "1.", "4."].filter((text) => !last.some((seen) => seen.trim() === text));
    expect([count, missing, last.length > 10]).toEqual([count, [], true]);
  }
});

test("the signed page holds the instructions, and no page a single row, whatever the number of people and the notes", async () => {
  const notes = ["", "Come by the side entrance. ".repeat(4), "Bring the seaman book and the passport. ".repeat(14)];
  for (const count of [1, 4, 5, 6, 19, 20, 21, 22, 36, 37, 38, 50]) {
    const pages = await pagesRead(await letterFor(count, "joiners", notes[count % notes.length] || null));
    const rowsOn = pages.map((page) => page.filter((text) => /^M-0000\d+$/.test(text.trim())).length);
    const last = pages.at(-1) ?? [];
    expect([count, rowsOn.reduce((sum, rows) => sum + rows, 0)]).toEqual([count, count]);
    expect([count, rowsOn.slice(1).includes(1)]).toEqual([count, false]);
    expect([count, ["1.", "4.", "Sari Dewi"].filter((text) => !last.some((seen) => seen.trim() === text))]).toEqual([
      count,
      [],
    ]);
  }
});

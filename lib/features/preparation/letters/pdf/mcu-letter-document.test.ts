import { PDFDocument } from "@cantoo/pdf-lib";
import { textElementsIn, pagesRead } from "@/db/testing/read-pdf";
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
const letterFor = (count: number, audience: "applicants" | "joiners" = "joiners") =>
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
        notes: null,
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

import type { HeldCertificate } from "./rules";
import { officerYears, pairSums, radioOf, tankerTraining, type OfficerYears } from "./officer-matrix.rules";

const today = "2026-11-20";
const heldCertificate = (
  name: string,
  expired: string | null = null,
  kind: "coc" | "cop" = "cop",
): HeldCertificate => ({
  certificateId: null,
  kind,
  name,
  number: "N-1",
  expired,
});

test("returns the highest valid training per cargo with paragraphs", () => {
  const certificates = [
    heldCertificate("Basic Training for Oil and Chemical Tankers (BOCT)"),
    heldCertificate("Advanced Training for Oil Tankers (AOT)", today),
    heldCertificate("Pelatihan Lanjut Tanker Gas Cair (ALGT)", "2026-11-19"),
  ];
  expect(tankerTraining(certificates, today)).toEqual({
    endorsements: [
      { cargo: "oil", training: "advanced" },
      { cargo: "chemical", training: "basic" },
    ],
    paragraphs: ["V/1-1.2", "V/1-1.4"],
  });
  expect(tankerTraining([], today)).toEqual({ endorsements: [], paragraphs: [] });
});

test("prefers the general radio certificate", () => {
  const restricted = heldCertificate("Operator Radio Terbatas GMDSS (ORT)", null, "coc");
  expect(radioOf([restricted, heldCertificate("GMDSS General Operator's Certificate (GOC)", null, "coc")], today)).toBe(
    "GOC",
  );
  expect(radioOf([restricted], today)).toBe("ROC");
  expect(
    radioOf([heldCertificate("GMDSS General Operator's Certificate (GOC)", "2026-11-19", "coc")], today),
  ).toBeNull();
});

const master = { name: "Nakhoda", nameEn: "Master" };
const oilTanker = { name: "Oil Product Tanker", nameId: "Tanker Produk Minyak" };
const served = (position: string, vesselType: string, onBoard: string, offBoard: string | null) => ({
  position,
  vesselType,
  onBoard,
  offBoard,
  grt: null,
  dwt: null,
});

test("counts years by rank, type, tankers and company", () => {
  const services = [
    served("Nakhoda", "Tanker Produk Minyak", "2020-01-01", "2020-12-31"),
    served("Chief Officer", "Oil Product Tanker", "2018-01-01", "2018-12-31"),
    served("Master", "LPG Carrier", "2016-01-01", "2016-12-31"),
    served("Master", "General Cargo", "2014-01-01", "2014-12-31"),
    served("Master", "Oil Product Tanker", "2026-05-20", null),
  ];
  const years = officerYears(
    { joinedOn: "2016-11-20", services, assignment: { rank: master, onBoard: "2026-05-20" }, vesselType: oilTanker },
    today,
  );
  expect(years).toEqual({ operator: 10, rank: 3.5, type: 2.5, tankers: 3.5, monthsOnTour: 6.1 });
});

test("counts the current assignment only without other records", () => {
  const years = officerYears(
    {
      joinedOn: "2026-11-20",
      services: [],
      assignment: { rank: master, onBoard: "2026-11-20" },
      vesselType: oilTanker,
    },
    today,
  );
  expect(years).toEqual({ operator: 0, rank: 0, type: 0, tankers: 0, monthsOnTour: 0 });
});

const officer = (rank: string, own: Partial<OfficerYears>, isHandover = false) => ({
  rank,
  isHandover,
  years: { operator: 5, rank: 5, type: 5, tankers: 5, monthsOnTour: 1, ...own },
});

test("adds up pair years and names shortfalls", () => {
  const [deck, engine] = pairSums([
    officer("Master", { operator: 1.5, rank: 2.2, type: 4 }),
    officer("Chief Officer", { operator: 0.4, rank: 0.8, type: 1.9 }),
    officer("Chief Engineer", {}),
    officer("Second Engineer", {}),
  ]);
  expect(deck).toEqual({
    ranks: ["Master", "Chief Officer"],
    sum: { operator: 1.9, rank: 3, type: 5.9 },
    absent: [],
    short: ["operator", "type"],
  });
  expect(engine).toMatchObject({ sum: { operator: 10, rank: 10, type: 10 }, short: [] });
});

test("returns no sum for an incomplete pair", () => {
  const [deck, engine] = pairSums([
    officer("Master", { operator: 9 }, true),
    officer("Master", { operator: 1 }),
    officer("Chief Officer", { operator: 1 }),
  ]);
  expect(deck?.sum?.operator).toBe(2);
  expect(engine).toEqual({
    ranks: ["Chief Engineer", "Second Engineer"],
    sum: null,
    absent: ["Chief Engineer", "Second Engineer"],
    short: [],
  });
  expect(
    pairSums([officer("Master", { operator: 9 }, true), officer("Chief Officer", { operator: 1 })])[0]?.sum?.operator,
  ).toBe(10);
});

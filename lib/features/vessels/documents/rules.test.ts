import fc from "fast-check";
import {
  competencyOf,
  identityOf,
  isIndonesian,
  matrixCell,
  proficienciesOf,
  splitName,
  type HeldCertificate,
} from "./rules";

const today = "2026-11-20";
const heldCertificate = (name: string, changes: Partial<HeldCertificate> = {}): HeldCertificate => ({
  certificateId: null,
  kind: "coc",
  name,
  number: "N-1",
  expired: null,
  ...changes,
});

test.each([
  ["Budi Santoso", { family: "Santoso", given: "Budi" }],
  ["I Made Agus Setiawan", { family: "Setiawan", given: "I Made Agus" }],
  ["Suharto", { family: "Suharto", given: "" }],
  ["Santoso, Budi", { family: "Santoso", given: "Budi" }],
  ["  Budi   Santoso ", { family: "Santoso", given: "Budi" }],
  ["Rahmat Hidayat, S.Tr.Pel., M.Mar", { family: "Hidayat", given: "Rahmat" }],
  ["Capt. Gunawan Sitorus, M.Mar", { family: "Sitorus", given: "Gunawan" }],
  ["Togar Simbolon Jr.", { family: "Simbolon", given: "Togar" }],
  ["H. Abdul Rahman, SE", { family: "Rahman", given: "Abdul" }],
  ["Ir. Suharto", { family: "Suharto", given: "" }],
  ["M. Yusuf", { family: "Yusuf", given: "M." }],
  ["Santoso, Budi, S.T.", { family: "Santoso", given: "Budi" }],
  ["Haji", { family: "Haji", given: "" }],
  ["Ng, Bo", { family: "Ng", given: "Bo" }],
])("splits %j into %j", (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

const nameWord = fc
  .stringMatching(/^[A-Za-z]{1,8}$/)
  .filter(
    (word) => !/^(capt|kapt|kapten|captain|ir|drs?|dra|prof|haji|hajah|hajjah|mr|mrs|ms|jr|sr|ii|iii)$/i.test(word),
  );

test("loses no word of a name", () => {
  fc.assert(
    fc.property(fc.array(nameWord, { minLength: 1, maxLength: 5 }), (labels) => {
      const { family, given } = splitName(labels.join(" "));
      expect([given, family].filter(Boolean).join(" ")).toBe(labels.join(" "));
    }),
  );
});

test("returns the highest competency only", () => {
  const class3 = heldCertificate("Ahli Nautika Tingkat III (ANT-III)", { stcw: "II/1" });
  const class2 = heldCertificate("Deck Officer Class II (ANT-II)", { stcw: "II/2" });
  const others = [
    heldCertificate("Sertifikat Pengukuhan Nautika (COE)", { stcw: "I/2" }),
    heldCertificate("GMDSS General Operator's Certificate (GOC)", { stcw: "IV/2" }),
    heldCertificate("Basic Safety Training (BST)", { kind: "cop" }),
  ];
  expect(competencyOf([...others, class3, class2])).toBe(class2);
  expect(competencyOf([class2, ...others, class3])).toBe(class2);
  expect(competencyOf(others)).toBeNull();
  const foreign = heldCertificate("Master Mariner Unlimited");
  expect(competencyOf([foreign])).toBe(foreign);
  expect([isIndonesian(class2), isIndonesian(foreign), isIndonesian(null)]).toEqual([true, false, false]);
});

test("lists valid proficiencies once by short name", () => {
  const certificates = [
    heldCertificate("Basic Safety Training (BST)", { kind: "cop", expired: today }),
    heldCertificate("Advanced Fire Fighting (AFF)", { kind: "cop", expired: "2026-11-19" }),
    heldCertificate("Pelatihan Dasar Keselamatan (BST)", { kind: "cop" }),
    heldCertificate("ANT-II"),
  ];
  expect(proficienciesOf(certificates, today)).toBe("BST");
});

test("prefers the passport, then the latest expiry", () => {
  const passport = (documentNumber: string, expired: string | null) => ({
    kind: "passport" as const,
    documentNumber,
    expired,
  });
  const book = { kind: "seaman-book" as const, documentNumber: "E143100", expired: "2028-01-01" };
  expect(identityOf([book, passport("A1", "2027-01-01"), passport("A2", "2029-01-01")])?.documentNumber).toBe("A2");
  expect(identityOf([book])?.documentNumber).toBe("E143100");
  expect(identityOf([])).toBeNull();
});

const bst = { certificateId: 5, kind: "cop" as const, name: "Basic Safety Training (BST)", stcw: "VI/1" };

test.each([
  ["2027-02-19", "valid"],
  ["2027-02-18", "expiring"],
  ["2026-11-20", "expiring"],
  ["2026-11-19", "expired"],
])("a certificate that ends on %s is %s on 20 November 2026", (expired, state) => {
  expect(matrixCell(bst, true, [heldCertificate(bst.name, { certificateId: 5, kind: "cop", expired })], today)).toEqual(
    {
      state,
      expired,
    },
  );
});

test("returns missing, not required or covered by a higher certificate", () => {
  expect(matrixCell(bst, true, [], today)).toEqual({ state: "missing" });
  expect(matrixCell(bst, false, [], today)).toEqual({ state: "not-required" });
  const asked = { certificateId: 9, kind: "coc" as const, name: "Deck Officer Class III (ANT-III)", stcw: "II/1" };
  const certificates = [
    heldCertificate("Deck Officer Class II (ANT-II)", { certificateId: 8, expired: "2030-01-01" }),
    heldCertificate(asked.name, { certificateId: 9, expired: "2025-01-01" }),
  ];
  expect(matrixCell(asked, true, certificates, today)).toEqual({ state: "valid", expired: "2030-01-01" });
  expect(matrixCell(asked, true, [heldCertificate(asked.name, { certificateId: 9 })], today)).toEqual({
    state: "valid",
    expired: null,
  });
});

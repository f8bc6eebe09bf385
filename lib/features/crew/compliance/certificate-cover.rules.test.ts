import { certificates } from "@/db/seed/reference/certificates";
import { acceptedInstead } from "@/db/testing/records/accepted-certificates";
import {
  certificateKeyOf,
  satisfies,
  shortName,
  coveredCertificates,
  type Certificate,
} from "./certificate-cover.rules";

const printed = (name: string, kind: Certificate["kind"] = "coc", stcw: string | null = null): Certificate => ({
  certificateId: null,
  kind,
  name,
  stcw,
});
const languages = ["name", "nameEn"] as const;

test("contains exactly the reference certificates and resolves chains of covered certificates", () => {
  const pairs = Object.entries(acceptedInstead).flatMap(([query, existing]) =>
    existing.map((one) => `${one} > ${query}`),
  );
  expect(
    Object.entries(coveredCertificates)
      .flatMap(([existing, query]) => query.map((one) => `${existing} > ${one}`))
      .sort(),
  ).toEqual(pairs.sort());
  for (const [existing, below] of Object.entries(coveredCertificates))
    for (const one of below)
      expect(coveredCertificates[existing]).toEqual(expect.arrayContaining([...(coveredCertificates[one] ?? [])]));
});

test("matches every pair of reference certificates by printed name alone, in either language", () => {
  const wrong = certificates.flatMap((existing) =>
    certificates.flatMap((query) =>
      languages.flatMap((own) =>
        languages.flatMap((other) => {
          const accepted = acceptedInstead[query.key]?.includes(existing.key) ?? false;
          if (existing.key === query.key && own !== other && !(existing.key in coveredCertificates)) return [];
          const expected = existing.key === query.key || accepted;
          const found = satisfies(
            printed(existing[own], existing.kind, existing.stcw),
            printed(query[other], query.kind, query.stcw),
          );
          return found === expected ? [] : [`${existing[own]} for ${query[other]}`];
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["ANT II", "ant-ii"],
  ["ant-3", "ant-iii"],
  ["ANT III Manajemen", "ant-iii-m"],
  ["ATT-IV M", "att-iv-m"],
  ["Ahli Nautika Tingkat II", "ant-ii"],
  ["Engineer Officer Class III, Management", "att-iii-m"],
  ["ANT III Master", "ant-iii"],
  ["ANT-D", undefined],
  ["COE ANT-II", undefined],
  ["Sertifikat Pengukuhan ATT-III (COE)", undefined],
  ["Certificate of Endorsement, Deck ANT II", undefined],
  ["Rating Deck", "rfpnw-deck"],
  ["Able Seafarer  Engine", "able-engine"],
  ["Simulator RADAR", undefined],
  ["ANT III (M)", "ant-iii-m"],
  ["ATT IVM", "att-iv-m"],
  ["ANT-II M", "ant-ii"],
  ["COC ANT-II", "ant-ii"],
  ["Certificate of Competency (ATT-III)", "att-iii"],
  ["ANT3", "ant-iii"],
  ["Anti piracy awareness", undefined],
  ["Preparation for ANT-II", undefined],
  ["GMDSS GOC", "gmdss-goc"],
  ["goc", "gmdss-goc"],
  ["Advanced Chemical Tanker (ACT)", "act"],
  ["Security awareness (SAT)", "sat"],
  ["US Oil Pollution Act (OPA 90)", undefined],
  ["Oil Pollution Act for tankers", undefined],
  ["Inmarsat SAT-C operator", undefined],
  ["Remote Operated Crane (ROC)", undefined],
  ["Lecture on the navigational watch", undefined],
])("%s is read as %s", (name, key) => expect(certificateKeyOf({ name })).toBe(key));

test("uses an STCW paragraph of a single certificate only if the name is unknown", () => {
  expect(certificateKeyOf({ name: "Pelatihan tanker lanjut", stcw: "V/1-1.4" })).toBe("aot");
  expect(certificateKeyOf({ name: "Sertifikat keamanan", stcw: "VI/6" })).toBeUndefined();
  expect(certificateKeyOf({ name: "Perwira dek", stcw: "II/2" })).toBeUndefined();
  expect(
    satisfies(printed("Pelatihan tanker lanjut", "cop", "V/1-1.4"), printed("Tanker, tingkat dasar", "cop", "V/1-1.2")),
  ).toBe(true);
});

test("matches the same list row under any name, and never another kind by its name", () => {
  expect(
    satisfies({ certificateId: 7, kind: "cop", name: "Old name" }, { certificateId: 7, kind: "cop", name: "New name" }),
  ).toBe(true);
  expect(
    satisfies({ certificateId: 8, kind: "cop", name: "Old name" }, { certificateId: 7, kind: "cop", name: "New name" }),
  ).toBe(false);
  expect(satisfies(printed("ECDIS", "coc"), printed("ECDIS", "cop"))).toBe(false);
  expect(satisfies(printed(" simulator  radar ", "cop"), printed("Simulator RADAR", "cop"))).toBe(true);
});

test("accepts a bare abbreviation, but not one shared by two full names", () => {
  const endorsements = ["Certificate of Endorsement, Deck (COE)", "Certificate of Endorsement, Engine (COE)"] as const;
  expect(satisfies(printed("bst", "cop"), printed("Basic Safety Training (BST)", "cop"))).toBe(true);
  expect(satisfies(printed("COE"), printed(endorsements[1]))).toBe(true);
  expect(satisfies(printed(endorsements[0]), printed(endorsements[1]))).toBe(false);
});

test("ignores an abbreviation that occurs inside another name", () => {
  const query = (key: string) =>
    certificates
      .filter((one) => one.key === key)
      .flatMap(({ name, nameEn, kind }) => [printed(name, kind), printed(nameEn, kind)]);
  const found = [
    ["US Oil Pollution Act (OPA 90)", "cop", "act"],
    ["Oil Pollution Act", "cop", "boct"],
    ["Inmarsat SAT-C operator", "cop", "sat"],
    ["Remote Operated Crane (ROC)", "coc", "gmdss-roc"],
  ] as const;
  expect(found.filter(([name, kind, key]) => query(key).some((one) => satisfies(printed(name, kind), one)))).toEqual(
    [],
  );
});

test("finds a certificate named in both languages by either name", () => {
  const query: Certificate = {
    ...printed("Pelatihan Dasar Keselamatan (BST)", "cop"),
    nameEn: "Basic Safety Training (BST)",
  };
  expect(satisfies(printed("BASIC SAFETY TRAINING (BST)", "cop"), query)).toBe(true);
  expect(satisfies(query, printed("Basic Safety Training (BST)", "cop"))).toBe(true);
});

test.each([
  ["Basic Safety Training (BST)", "BST"],
  ["Ahli Nautika Tingkat III Manajemen (ANT-III M)", "ANT-III M"],
  ["Juru Las Kapal Bersertifikat (6G)", "Juru Las Kapal Bersertifikat (6G)"],
  ["Ship's Cook (MLC 2006)", "Ship's Cook (MLC 2006)"],
  ["Simulator RADAR", "Simulator RADAR"],
])("people call %s %s", (name, short) => expect(shortName(name)).toBe(short));

import { documentName, missingArticleFacts, titleCase, missingVesselFacts } from "./document.rules";

test("names a document by vessel, person, rank and telephone in capitals, at most 120 characters", () => {
  const name = documentName({
    vessel: "TB. Bahari 01",
    crew: "José d'Agus",
    rank: "Able Seaman",
    phone: "+62 812-3456",
  });
  expect(name).toBe("TB_BAHARI_01_JOSE_D_AGUS_ABLE_SEAMAN_62_812-3456");
  expect(documentName({ vessel: "A", crew: "B", rank: "C", phone: null })).toBe("A_B_C");
  expect(documentName({ vessel: "V".repeat(90), crew: "C".repeat(90), rank: "", phone: "1" })).toMatch(
    /^[A-Z0-9_-]{120}$/,
  );
});

test("capitalizes job titles", () => {
  expect(titleCase("CREWING manager")).toBe("Crewing Manager");
});

test("requires principal, area and category of a vessel and lists other missing facts", () => {
  expect(missingVesselFacts({ principalId: null, operationAreaId: 1, payrollCategoryId: null })).toEqual([
    "principalId",
    "payrollCategoryId",
  ]);
  const facts = { idNumber: "1", address: null, birthPlace: "Tegal", seafarerCode: "6", passportNo: "C" };
  expect(missingArticleFacts({ ...facts, flag: "Indonesia", imoNumber: null, grossTonnage: 99 })).toEqual(["address"]);
  expect(missingArticleFacts({ ...facts, flag: null, imoNumber: null, grossTonnage: 500 })).toEqual([
    "address",
    "flag",
    "imoNumber",
  ]);
});

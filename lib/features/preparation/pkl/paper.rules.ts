const longestName = 120;

/** "TB_BAHARI_01_AGUS_SALIM_BOSUN_628123": what the document is called in the office. It holds a telephone number, so no link or subject names it. product 5.15.8 */
export const documentName = (parts: { vessel: string; crew: string; rank: string; phone: string | null }) =>
  [parts.vessel, parts.crew, parts.rank, parts.phone ?? ""]
    .map((part) =>
      part
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .toUpperCase()
        .replace(/[^A-Z0-9-]+/g, "_")
        .replace(/^_+|_+$/g, ""),
    )
    .filter((part) => part !== "")
    .join("_")
    .slice(0, longestName);

/** "crewing manager" as a title of a person is written: Crewing Manager. */
export const titleCase = (words: string) =>
  words.toLowerCase().replace(/(^|[\s/-])\p{L}/gu, (letter) => letter.toUpperCase());

const vesselNeeds = ["principalId", "operationAreaId", "payrollCategoryId"] as const;
type VesselNeed = (typeof vesselNeeds)[number];

/** What a vessel must have before anybody signs on it. product 5.17 */
export const vesselLacks = (vessel: Record<VesselNeed, number | null>): VesselNeed[] =>
  vesselNeeds.filter((need) => vessel[need] === null);

const personFields = ["idNumber", "address", "birthPlace", "seafarerCode", "passportNo"] as const;
const vesselFields = ["flag", "imoNumber", "grossTonnage"] as const;
type Lacking = (typeof personFields)[number] | (typeof vesselFields)[number];

/** What PP 22/2022 article 17 wants to read in it and the records do not say; a ship below 100 GT may have no IMO number. */
export const paperLacks = (facts: Record<Lacking, string | number | null>): Lacking[] =>
  [...personFields, ...vesselFields].filter(
    (field) => facts[field] === null && (field !== "imoNumber" || Number(facts.grossTonnage) >= 100),
  );

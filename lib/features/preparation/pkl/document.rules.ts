const maxNameLength = 120;

/**
 * Return the office's document name: "TB_BAHARI_01_AGUS_SALIM_BOSUN_628123". It contains a telephone number, so it is
 * never used in links or subjects. product 5.15.8
 */
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
    .slice(0, maxNameLength);

/** Capitalize a job title: "crewing manager" becomes "Crewing Manager". */
export const titleCase = (text: string) =>
  text.toLowerCase().replace(/(^|[\s/-])\p{L}/gu, (letter) => letter.toUpperCase());

const vesselNeeds = ["principalId", "operationAreaId", "payrollCategoryId"] as const;
type VesselNeed = (typeof vesselNeeds)[number];

/** Return the missing vessel data required for an agreement. product 5.17 */
export const missingVesselFacts = (vessel: Record<VesselNeed, number | null>): VesselNeed[] =>
  vesselNeeds.filter((need) => vessel[need] === null);

const personFields = ["idNumber", "address", "birthPlace", "seafarerCode", "passportNo"] as const;
const vesselFields = ["flag", "imoNumber", "grossTonnage"] as const;
type ArticleFact = (typeof personFields)[number] | (typeof vesselFields)[number];

/**
 * Return the facts required by PP 22/2022 article 17 that the records do not have. A vessel below 100 GT may have no
 * IMO number.
 */
export const missingArticleFacts = (facts: Record<ArticleFact, string | number | null>): ArticleFact[] =>
  [...personFields, ...vesselFields].filter(
    (field) => facts[field] === null && (field !== "imoNumber" || Number(facts.grossTonnage) >= 100),
  );

import { z } from "zod";
import { contractStatuses, coverKinds, feeOptions, vatBases } from "@/db/enums/contracts";
import { yearPattern } from "@/db/enums/spans";
import { isDay } from "@/lib/platform/calendar/dates";
import { listInput } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  divisionNumber,
  numeric,
  recordId,
  requiredText,
  knownVersion,
  listOfValues,
  text,
  messageWhenBlank,
} from "@/lib/platform/validation";
import { feeOf } from "./rules";

/** The upload of a form, or its id. */
const upload = (message: string) =>
  z.preprocess(
    (value) =>
      typeof value === "object" && value !== null && "fileId" in value ? value.fileId : blankToUndefined(value),
    z.uuid({ error: (issue) => messageWhenBlank(message)(issue) ?? "files.notFound" }),
  );
const earliest = "1945-01-01";
const latest = "2100-12-31";
const day = (message: string) =>
  z.preprocess(
    blankToUndefined,
    z
      .string({ error: message })
      .refine((value) => isDay(value) && value >= earliest && value <= latest, "validation.date")
      .meta({ format: "date" }),
  );
const amount = (least: number, most: number) =>
  z
    .preprocess(blankToNull, numeric(z.number().int().min(0).max(most)).nullable())
    .refine((value) => value === null || value === 0 || value >= least, `validation.tooSmall?min=${least}`);

/** Per cent from 1 to 100 with up to two decimals, comma or point. */
const percentage = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().replace(/^(\d{1,3}),(\d{1,2})$/, "$1.$2") : value),
  z.preprocess(
    blankToNull,
    numeric(
      z
        .number()
        .min(0)
        .max(100)
        .refine((value) => value === 0 || value >= 1, "validation.tooSmall?min=1")
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "contracts.feeDecimals"),
    ).nullable(),
  ),
);

const fields = {
  clientId: requiredId("contracts.principalRequired"),
  contractName: requiredText(200, "contracts.nameRequired"),
  contractDate: day("contracts.dateRequired"),
  contractExpiryDate: day("contracts.expiryRequired"),
  contractAttachmentId: upload("contracts.attachmentRequired"),
  /** Name of the document; by default the uploaded name. */
  contractAttachmentName: z.preprocess(blankToUndefined, text(200).optional()),
};
/** Omitted terms keep their value; a new contract takes the current rates. */
const terms = {
  vatBase: z.preprocess(blankToUndefined, z.enum(vatBases).optional()),
  feeOption: z.preprocess(blankToUndefined, z.enum(feeOptions).optional()),
  feePercentage: percentage.optional(),
  feeValue: amount(100, 1_000_000_000).optional(),
};

type Form = z.output<z.ZodObject<typeof fields & typeof terms>>;
type Payload = { value: Form; issues: unknown[] };

/** Validate the date order and a single fee. product 5.14 */
function checkForm({ value, issues }: Payload) {
  const problem = (path: string, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: value });
  if (value.contractExpiryDate <= value.contractDate) problem("contractExpiryDate", "contracts.expiryAfterDate");
  const fee = feeOf(value);
  if (fee && "path" in fee) problem(fee.path, fee.message);
}

export const createContractInput = z.object({ ...fields, ...terms }).check(checkForm);
export const updateContractInput = z
  .object({ ...fields, ...terms, contractManagementId: recordId, version: knownVersion })
  .check(checkForm);
const dayOrNone = z.preprocess(
  (value) => blankToUndefined(value) ?? null,
  z
    .string()
    .refine((value) => isDay(value) && value >= earliest && value <= latest, "validation.date")
    .meta({ format: "date" })
    .nullable(),
);
const listOf = <T extends z.ZodType>(one: T) => listOfValues(one).transform((values) => values ?? []);
/** Coverage of a contract; empty fields do not limit. product 5.14 */
export const setContractCoverageInput = z
  .object({
    contractManagementId: recordId,
    version: knownVersion,
    coversKinds: listOf(z.enum(coverKinds)),
    vesselIds: listOf(recordId),
    coversFrom: dayOrNone,
    coversTo: dayOrNone,
  })
  .check(({ value, issues }) => {
    if (value.coversFrom !== null && value.coversTo !== null && value.coversTo < value.coversFrom)
      issues.push({ code: "custom", path: ["coversTo"], message: "contracts.coversOrder", input: value });
  });
export const deleteContractInput = z.object({ contractManagementId: recordId, version: knownVersion });
export const contractChanged = z.object({ contractManagementId: z.number(), version: z.number() });
export type ContractForm = z.output<typeof createContractInput>;

export const contractTabs = ["active", "history"] as const;
export type ContractTab = (typeof contractTabs)[number];
const contractSorts = ["expiry", "name", "principal", "date"] as const;
export type ContractSort = (typeof contractSorts)[number];

export const listContractsInput = z.object({
  ...listInput(10),
  tab: z.enum(contractTabs).default("active"),
  divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
  principalId: listOfValues(recordId),
  /** endsWithin: days until the end, today included; endedIn: years of the end. */
  endsWithin: z.preprocess(blankToUndefined, numeric(z.number().int().min(1).max(3_650)).optional()),
  endedIn: listOfValues(z.string().regex(yearPattern)),
  sort: z.enum(contractSorts).default("expiry"),
  order: z.preprocess(blankToUndefined, z.enum(["asc", "desc"]).optional()),
});
export type ListContracts = z.output<typeof listContractsInput>;

/** Coverage of a contract; empty kinds and vessels mean all. */
const cover = z.object({
  kinds: z.array(z.enum(coverKinds)),
  vessels: z.array(z.object({ id: z.number(), name: z.string() })),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** vatBase, fee and coverage are null without access to bills. */
const contract = z.object({
  contractManagementId: z.number(),
  clientId: z.number(),
  clientName: z.string(),
  contractName: z.string(),
  contractDate: z.string(),
  contractExpiryDate: z.string(),
  daysLeft: z.number(),
  status: z.enum(contractStatuses),
  contractDocumentId: z.string(),
  contractDocumentName: z.string(),
  contentType: z.string(),
  size: z.number(),
  vatBase: z.enum(vatBases).nullable(),
  feeOption: z.enum(feeOptions).nullable(),
  feePercentage: z.number().nullable(),
  feeValue: z.number().nullable(),
  covers: cover.nullable(),
  version: z.number(),
});
export type Contract = z.output<typeof contract>;

const principalOption = z.object({ id: z.number(), principalName: z.string() });
export type PrincipalOption = z.output<typeof principalOption>;
export const principalOptions = z.array(principalOption);

/** Both lists answer under the same name. product 5.21 */
export const contractLists = z.object({
  activeContract: z.object({
    data: z.array(contract),
    totalItem: z.number(),
    totalPage: z.number(),
    pageNumber: z.number(),
    pageSize: z.number(),
  }),
  principalList: principalOptions,
  counts: z.record(z.enum(contractTabs), z.number()),
  /** Total without keyword and filters; null when not filtered. */
  outOf: z.number().nullable(),
});

export const contractIdInput = z.object({ id: recordId });
export const foundContract = contract.nullable();

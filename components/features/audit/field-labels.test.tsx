import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { jobOpenings } from "@/db/schema/job-openings";
import { assignments, seats } from "@/db/schema/manning";
import { principals, vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { fieldLabelOf } from "./field-labels";

const hidden = ["createdAt", "updatedAt", "searchText", "version"];
/** Tables whose full rows are stored in an audit entry. */
const whole = [jobOpenings, vessels, principals, seats, assignments, voyageEntries];
const columns = whole.flatMap((table) => Object.keys(getTableColumns(table)));

const root = join(process.cwd(), "lib/features");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(root, name), "utf8"));

/** Return the text from an opening brace to its closing brace. */
function braced(text: string, from: number) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return "";
}

/** Return the keys of an object literal, optional ones included, nested ones left out. */
function namesIn(object: string): string[] {
  const sometimes = [...object.matchAll(/\.\.\.\([^()]*\?\s*(\{[^{}]*\})/g)].flatMap(([, part = "{}"]) =>
    namesIn(part),
  );
  let flat = object.slice(1, -1);
  for (let before = ""; before !== flat;) {
    before = flat;
    flat = flat.replaceAll(/\.\.\.\([^()]*\)|\{[^{}]*\}|\([^()]*\)|\[[^[\]]*\]/g, "");
  }
  return [...sometimes, ...flat.split(",").flatMap((part) => /^\s*([a-zA-Z]+)\s*(?::|$)/.exec(part)?.[1] ?? [])];
}

/** The fields that audit entries declare in the source. */
const literal = sources.flatMap((text) =>
  [...text.matchAll(/\baudit\((?=\{)/g)].flatMap(({ index }) => {
    const record = braced(text, index + "audit(".length);
    return [...record.matchAll(/\b(?:before|after): (?=\{)/g)].flatMap((results) =>
      namesIn(braced(record, results.index + results[0].length)),
    );
  }),
);

/** Fields of entries that helper functions build. */
const gathered = [
  "role",
  "subRole",
  "crewId",
  "principalId",
  "accessList",
  "employeeId",
  "level",
  "reason",
  "startDate",
]
  .concat([
    "appraisalId",
    "flag",
    "dateOfReport",
    "reportingPeriodFrom",
    "reportingPeriodTo",
    "reviewStatus",
    "revisionNumber",
  ])
  .concat(["endDate", "reviewDate", "evidenceFileId", "positionId", "vesselTypeId", "employmentTypeId", "joinedOn"])
  .concat(["assignments", "educations", "travelDocuments", "certificates", "trainings", "seaServices", "on", "erased"]);

test.each(["en", "id"] as const)("every field an entry may hold has its words (%s)", (locale) => {
  const messages = messagesOf(locale);
  const log = createTranslator({ locale, messages, namespace: "audit.fields" });
  const vessel = createTranslator({ locale, messages, namespace: "vessels.particulars.fields" });
  const fields = [...new Set([...columns, ...literal, ...gathered])].filter((field) => !hidden.includes(field));
  expect(fields).toEqual(expect.arrayContaining(["loa", "approvalPolicy", "paperId", "deactivatedAt", "onBehalf"]));
  // Field names are data.
  type Words = Parameters<typeof fieldLabelOf>[0];
  expect(fields.filter((field) => fieldLabelOf(log as Words, vessel as Words, field) === null)).toEqual([]);
});

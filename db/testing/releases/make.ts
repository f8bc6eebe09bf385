import { createCipheriv, randomBytes } from "node:crypto";
import fs from "node:fs";
import { connection, database, disconnect, replaceDatabase, type Transaction } from "@/db/client";
import { seedDemo } from "@/db/seed/demo/seed-demo";
import { seedReference } from "@/db/seed/reference";
import { writtenDraft } from "@/db/testing/records/appraisal-draft";
import { wholeRecord } from "@/db/testing/personal/whole-record";
import { draftKeyOf } from "@/lib/features/appraisals/draft/key.rules";
import { accountOf, fillAccounts } from "./fill/accounts";
import { fillAnswers } from "./fill/manning";
import { fillBilling, fillPayroll } from "./fill/money";
import { fillQueue, fillStatus } from "./fill/queue";
import { fillRecruitment, fillRepeated } from "./fill/recruitment";
import { shrinkFiles } from "./shrink-files";
import { writeRelease } from "./write-release";

/** The vessels that get a crew: the ones the demo's stories are about. */
const manned = ["AHTS Wallacea Perkasa", "TB Mahakam Sentosa 11", "TB Barito Sentosa 8", "MT Samudra Kencana"];

const release: string = JSON.parse(fs.readFileSync("package.json", "utf8")).version;

/** Read the day of the release off the changelog. @throws where the changelog does not have the version */
function dayOfRelease(): string {
  const heading = new RegExp(`^## \\[${release.replaceAll(".", "\\.")}\\] - (\\d{4}-\\d{2}-\\d{2})$`, "m");
  const day = heading.exec(fs.readFileSync("CHANGELOG.md", "utf8"))?.[1];
  if (!day) throw new Error(`CHANGELOG.md has no section of ${release} with its day`);
  return day;
}

/** Run a part in a transaction of its own, with every operation inside it. */
async function committed(work: (db: Transaction) => Promise<unknown>) {
  await database().transaction(async (db) => {
    const restore = replaceDatabase(db);
    try {
      await work(db);
    } finally {
      restore();
    }
  });
}

/** Seal an unsent appraisal as the device of its author does (AES-256-GCM, its place as additional data). */
async function sealedDraft(db: Transaction) {
  const { userId } = await accountOf(db, "crewingadminmarine");
  const { owner, key } = draftKeyOf(userId);
  const place = `${owner}:${writtenDraft.subject.assignmentId}:new`;
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64url"), nonce).setAAD(Buffer.from(place));
  const text = JSON.stringify({ ...writtenDraft, id: place });
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return { userId, place, nonce: nonce.toString("base64"), body: body.toString("base64") };
}

const madeFor = dayOfRelease();
const now = new Date(`${madeFor}T09:00:00+07:00`);
const steps: [name: string, work: (db: Transaction) => Promise<unknown>][] = [
  ["reference data", (db) => seedReference(db, now)],
  ["demo fleet", (db) => seedDemo(db, now, (vessel) => manned.includes(vessel))],
  ["accounts", (db) => fillAccounts(db, now)],
  ["recruitment", (db) => fillRecruitment(db, now)],
  ["repeated writes", (db) => fillRepeated(db, now)],
  ["answers", (db) => fillAnswers(db, now)],
  ["billing", (db) => fillBilling(db, now)],
  ["payroll", (db) => fillPayroll(db, now)],
  ["a whole record", wholeRecord],
  ["status", (db) => fillStatus(db, now)],
  ["queue", (db) => fillQueue(db, now)],
  ["files", shrinkFiles],
];
for (const [name, work] of steps) {
  await committed(work);
  process.stdout.write(`${name}\n`);
}
const drafts = [await database().transaction(sealedDraft)];
const dataKey = process.env.DATA_KEY ?? "";
const { bytes, ...counts } = await writeRelease(connection(), { release, madeFor, dataKey, drafts });
process.stdout.write(`${release}: ${JSON.stringify(counts)}, ${Math.ceil(bytes / 1024)} KB\n`);
await disconnect();

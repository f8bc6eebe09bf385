import { createHash } from "node:crypto";
import { asc, isNull } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { docxType } from "@/lib/features/contracts/word-document.rules";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../client";
import type { CoverKind, FeeOption, VatBase } from "../../enums/contracts";
import { contractReminders, contracts } from "../../schema/contracts";
import { files } from "../../schema/files";
import { users } from "../../schema/users";
import { principals } from "../../schema/vessels";
import { statementScan } from "../../specimens/scans";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";
import { randomFrom, type Random } from "./random";

type Fee = { feeOption: FeeOption; feePercentage?: number; feeValue?: number };
/** A contract of the story: signed and ending so many days from today. */
type Story = {
  name: string;
  signed: number;
  ends: number;
  vatBase?: VatBase;
  fee?: Fee;
  /** Coverage where a principal has several contracts, so that no row is covered twice. */
  covers?: CoverKind[];
  isWord?: boolean;
  deleted?: true;
};

const usual: Fee = { feeOption: "percentage", feePercentage: 8 };
/** Of each principal in turn: one that runs for years, one near each reminder, one on its last day, ended ones, and one that was deleted. */
const stories: readonly (readonly Story[])[] = [
  [
    { name: "Crew supply agreement", signed: -300, ends: 795, covers: ["mcu", "expenses", "work-order"] },
    { name: "Crew supply agreement", signed: -1_036, ends: -301 },
    {
      name: "Docking assistance",
      signed: -200,
      ends: 84,
      fee: { feeOption: "value", feeValue: 75_000 },
      isWord: true,
      covers: ["victualing"],
    },
  ],
  [
    {
      name: "Manning services",
      signed: -700,
      ends: 27,
      vatBase: "feeOnly",
      covers: ["expenses", "victualing", "work-order"],
    },
    {
      name: "Cadet programme",
      signed: -90,
      ends: 640,
      fee: { feeOption: "no-fee" },
      isWord: true,
      covers: ["mcu"],
    },
    { name: "Manning services 2023", signed: -1_400, ends: -701, vatBase: "feeOnly" },
  ],
  [
    {
      name: "Relief crew on call",
      signed: -358,
      ends: 6,
      fee: { feeOption: "percentage", feePercentage: 10 },
      covers: ["mcu"],
    },
    { name: "Towage season", signed: -365, ends: 0, covers: ["expenses", "victualing", "work-order"] },
    { name: "Towage season", signed: -40, ends: 330, deleted: true },
  ],
  [
    {
      name: "Offshore support manning",
      signed: -500,
      ends: 55,
      vatBase: "feeOnly",
      isWord: true,
      covers: ["expenses", "victualing", "work-order"],
    },
    { name: "Shuttle tanker officers", signed: -420, ends: -12, covers: ["mcu"] },
  ],
];

type Party = { id: number; divisionId: number; name: string };
type Around = { today: string; now: Date; author: Map<number, number>; random: Random };

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const related = "http://schemas.openxmlformats.org";

/** A document that Word opens, of one paragraph. */
const wordDocument = (text: string): Buffer =>
  Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(
        `${head}<Types xmlns="${related}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      "_rels/.rels": strToU8(
        `${head}<Relationships xmlns="${related}/package/2006/relationships"><Relationship Id="rId1" Type="${related}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      "word/document.xml": strToU8(
        `${head}<w:document xmlns:w="${related}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

async function documentOf(story: Story, party: Party, contractId: number, { now, random, author }: Around) {
  const text = `${story.name} with ${party.name}. Made for the Nakhoda demo.`;
  const bytes = story.isWord ? wordDocument(text) : await statementScan(story.name, party.name, text);
  return {
    id: random.uuid(),
    fileType: "contract",
    name: `${story.name}.${story.isWord ? "docx" : "pdf"}`,
    contentType: story.isWord ? docxType : "application/pdf",
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    content: bytes,
    uploadedBy: author.get(party.divisionId) ?? null,
    subjectType: "contract",
    subjectId: contractId,
    createdAt: now,
  };
}

function contractOf(story: Story, party: Party, id: number, file: { id: string; name: string }, around: Around) {
  const { feeOption, feePercentage = null, feeValue = null } = story.fee ?? usual;
  const by = around.author.get(party.divisionId) ?? null;
  const at = daysAfter(around.now, story.signed + 1);
  return {
    id,
    divisionId: party.divisionId,
    principalId: party.id,
    name: story.name,
    contractDate: addDays(around.today, story.signed),
    expiresOn: addDays(around.today, story.ends),
    fileId: file.id,
    fileName: file.name,
    vatBase: story.vatBase ?? ("billsAfterFee" as const),
    feeOption,
    feePercentage,
    feeValue,
    coversKinds: story.covers ?? null,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: story.deleted ? around.now : null,
    deletedBy: story.deleted ? by : null,
  };
}

/** Create the reminders already due for contracts, once each, and the end of expired ones. */
const remindersOf = ({ id, expiresOn }: { id: number; expiresOn: string }, { ends }: Story, now: Date) =>
  [90, 60, 30, 7, ...(ends < 0 ? [0] : [])]
    .filter((daysBefore) => ends < daysBefore || ends < 0)
    .map((daysBefore) => ({
      contractId: id,
      expiresOn,
      daysBefore,
      createdAt: daysAfter(now, Math.min(0, ends - daysBefore)),
    }));

const authors = async (db: Executor) => {
  const accounts = await db.select({ id: users.id, role: users.role, divisionId: users.divisionId }).from(users);
  return new Map(accounts.filter(({ role }) => role.startsWith("crewingadmin")).map((row) => [row.divisionId, row.id]));
};

/** Contracts of the demo's principals in every state, with their documents. @returns how many rows of each kind it added */
export async function seedDemoContracts(db: Executor, now: Date): Promise<Record<string, number>> {
  const parties = await db
    .select({ id: principals.id, divisionId: principals.divisionId, name: principals.name })
    .from(principals)
    .where(isNull(principals.retiredAt))
    .orderBy(asc(principals.id));
  const around: Around = { today: dayOf(now), now, author: await authors(db), random: randomFrom(2817) };
  const placements = parties.flatMap((party, index) =>
    (stories[index % stories.length] ?? []).map((story) => ({ story, party })),
  );
  const ids = await reserveIds(db, contracts, placements.length);
  const created = await Promise.all(
    placements.map(async ({ story, party }, index) => {
      const id = ids[index] ?? 0;
      const file = await documentOf(story, party, id, around);
      return { story, file, row: contractOf(story, party, id, file, around) };
    }),
  );
  const ownFiles = created.map(({ file }) => file);
  const rows = created.map(({ row }) => row);
  await insertRows(db, files, ownFiles);
  await insertRows(db, contracts, rows);
  await insertRows(
    db,
    contractReminders,
    created.flatMap(({ row, story }) => (story.deleted ? [] : remindersOf(row, story, now))),
  );
  return { contracts: rows.length, files: ownFiles.length };
}

import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { blindIndexes } from "@/db/encryption";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { certificates, positionRequirements, positions, vesselTypes } from "@/db/schema/positions";
import { plainName } from "@/lib/platform/names";
import { pairOf, type Facts, type DocumentOnRecord, type PersonOnRecord } from "./plan.rules";
import type { CertificateList, Lists, DocumentLine, PersonLine } from "./row.rules";

const lookupLists = ["nationality", "religion", "marital-status", "employment-type", "ptkp"] as const;

/** Map names and abbreviations to their ids; null if two share one. */
function indexed<T extends { id: number }>(
  rows: readonly { names: (string | null)[]; value: T }[],
): Map<string, T | null> {
  const index = new Map<string, T | null>();
  for (const { names, value } of rows) {
    for (const name of new Set(names.flatMap((text) => (text ? [plainName(text)] : []))))
      index.set(name, index.has(name) && index.get(name)?.id !== value.id ? null : value);
  }
  return index;
}

const idsOf = (index: Map<string, { id: number } | null>) =>
  new Map([...index].map(([name, value]) => [name, value?.id ?? null]));
/** Return "ANT-II" of "Deck Officer Class II (ANT-II)". */
const abbreviationOf = (name: string) => /\(([^()]+)\)\s*$/.exec(name)?.[1] ?? null;

/** Select the values a file may name, by division. Five queries. */
export async function listsOf(db: Executor, divisionId: number) {
  const [ranks, types, pairs, options, certificateRows] = await Promise.all([
    db.select().from(positions).where(eq(positions.divisionId, divisionId)),
    db.select().from(vesselTypes).where(eq(vesselTypes.divisionId, divisionId)),
    db
      .select({ positionId: positionRequirements.positionId, vesselTypeId: positionRequirements.vesselTypeId })
      .from(positionRequirements),
    db
      .select({
        id: lookups.id,
        kind: lookups.kind,
        name: lookups.name,
        nameId: lookups.nameId,
        code: lookups.code,
        retiredAt: lookups.retiredAt,
      })
      .from(lookups)
      .where(and(inArray(lookups.kind, [...lookupLists]), isNotNull(lookups.approvedAt))),
    db.select().from(certificates),
  ]);
  const named = (
    rows: readonly { id: number; name: string; nameEn?: string; nameId?: string | null; code?: string | null }[],
  ) =>
    idsOf(
      indexed(
        rows.map((row) => ({
          names: [row.name, row.nameEn ?? null, row.nameId ?? null, row.code ?? null],
          value: row,
        })),
      ),
    );
  // Retired options are accepted where no other has the name, so that an export with one can be imported again.
  const optionsOf = (expected: (typeof lookupLists)[number]) => {
    const ofKind = options.filter(({ kind }) => kind === expected);
    return new Map([
      ...named(ofKind.filter(({ retiredAt }) => retiredAt !== null)),
      ...named(ofKind.filter(({ retiredAt }) => retiredAt === null)),
    ]);
  };
  const lists: Lists = {
    position: named(ranks),
    vesselType: named(types),
    nationality: optionsOf("nationality"),
    religion: optionsOf("religion"),
    "marital-status": optionsOf("marital-status"),
    "employment-type": optionsOf("employment-type"),
    ptkp: optionsOf("ptkp"),
  };
  const ofKind = (kind: "coc" | "cop") =>
    indexed(
      certificateRows
        .filter((lookup) => lookup.kind === kind)
        .map((value) => ({
          names: [value.name, value.nameEn, abbreviationOf(value.name), abbreviationOf(value.nameEn)],
          value,
        })),
    );
  const certificateList: CertificateList = { coc: ofKind("coc"), cop: ofKind("cop") };
  return {
    lists,
    certificates: certificateList,
    pairs: new Set(pairs.map(({ positionId, vesselTypeId }) => pairOf(positionId, vesselTypeId))),
    retired: new Set(options.flatMap(({ id, retiredAt }) => (retiredAt === null ? [] : [id]))),
    cadetRanks: new Set(ranks.flatMap(({ id, isCadet }) => (isCadet ? [id] : []))),
  };
}
type ImportLists = Awaited<ReturnType<typeof listsOf>>;

const filled = (values: (string | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => (value ? [value] : []))),
];

/** Select the people a file may refer to, or whose code or number it uses, in all divisions. */
async function peopleOf(
  db: Executor,
  where: SQL | undefined,
  { divisionId, isLocked }: { divisionId: number; isLocked: boolean },
): Promise<PersonOnRecord[]> {
  const query = db.select().from(crew).where(where).orderBy(asc(crew.id));
  return (await (isLocked ? query.for("update") : query)).map((person) => ({
    ...person,
    isOpen: person.divisionId === divisionId && person.erasedAt === null && person.processingStoppedAt === null,
  }));
}

async function documentsOf(db: Executor, crewIds: number[]): Promise<DocumentOnRecord[]> {
  if (crewIds.length === 0) return [];
  const [certificateRows, documents] = await Promise.all([
    db
      .select()
      .from(crewCertificates)
      .where(
        and(
          anyOf(crewCertificates.crewId, crewIds),
          isNull(crewCertificates.supersededAt),
          isNull(crewCertificates.removedAt),
        ),
      ),
    db
      .select()
      .from(crewTravelDocuments)
      .where(
        and(
          anyOf(crewTravelDocuments.crewId, crewIds),
          isNull(crewTravelDocuments.supersededAt),
          isNull(crewTravelDocuments.removedAt),
        ),
      ),
  ]);
  return [
    ...certificateRows.map(({ certificateName: name, certificateNumber: number, ...row }): DocumentOnRecord => ({
      ...row,
      documentKind: "other",
      name,
      number,
    })),
    ...documents.map(
      ({ kind: documentKind, documentName: name, documentNumber: number, ...row }): DocumentOnRecord => ({
        ...row,
        kind: "travel-document",
        documentKind,
        certificateId: null,
        name,
        number,
      }),
    ),
  ];
}

/** Select what is on record for the lines of a file, locked until the transaction ends if the file is imported. */
export async function factsOf(
  db: Executor,
  { people, documents }: { people: readonly PersonLine[]; documents: readonly DocumentLine[] },
  { pairs, cadetRanks, retired }: ImportLists,
  options: { divisionId: number; isLocked: boolean },
): Promise<Facts> {
  const lines = [...people, ...documents];
  const [codes, numbers] = [
    filled(lines.map(({ seafarerCode }) => seafarerCode)),
    filled(lines.map(({ employeeNumber }) => employeeNumber)),
  ];
  const hashes = filled(people.map(({ changes }) => changes.personal?.idCardNo)).flatMap(blindIndexes);
  const terms = [
    codes.length > 0 ? anyOf(crew.seafarerCode, codes) : undefined,
    numbers.length > 0 ? anyOf(crew.employeeNumber, numbers) : undefined,
    hashes.length > 0 ? anyOf(crew.idNumberHash, hashes) : undefined,
  ].filter((term) => term !== undefined);
  const peopleOnRecord = terms.length > 0 ? await peopleOf(db, or(...terms), options) : [];
  return {
    people: peopleOnRecord,
    documents:
      documents.length > 0
        ? await documentsOf(
            db,
            peopleOnRecord.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])),
          )
        : [],
    pairs,
    cadetRanks,
    retired,
  };
}

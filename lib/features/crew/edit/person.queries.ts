import { and, eq, ne, or, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { blindIndex, blindIndexes } from "@/db/encryption";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { positionRequirements, positions, vesselTypes } from "@/db/schema/positions";
import type { FieldError } from "@/lib/platform/errors";
import { formerEmailAfterChange } from "../recipients/former-address.rules";
import { formFields, sectionColumns } from "../person-fields.rules";
import { bodyMassIndex } from "../sections/edit.rules";
import type { Person } from "../queries";
import type { PersonChanges } from "../sections/schema";

type Columns = Partial<Person>;

const hashOf = (idNumber: string | null | undefined) => (idNumber ? blindIndex(idNumber) : idNumber);

/** Convert form values to table columns; undefined fields stay unchanged. The hash of the NIK is set with it. */
export function columnsOf(person: Person, changes: PersonChanges, now: Date): Columns {
  const { personal, physical, contact, employment, "next-of-kin": kin } = changes;
  const size = physical && { height: physical.height ?? person.height, weight: physical.weight ?? person.weight };
  const columns: { [K in keyof Person]?: Person[K] | undefined } = {
    ...sectionColumns("personal", personal ?? {}),
    ...sectionColumns("physical", physical ?? {}),
    ...sectionColumns("contact", contact ?? {}),
    ...sectionColumns("next-of-kin", kin ?? {}),
    ...sectionColumns("employment", employment ?? {}),
    ...(personal && { idNumberHash: hashOf(personal.idCardNo) }),
    ...(size && { bmi: bodyMassIndex(size.weight, size.height) }),
    ...(contact && formerEmailAfterChange(person, contact.emailAddress, now)),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The columns that hold an option of a list, with the list and the path of the field. */
const options = formFields.flatMap(({ column, input, section, name }) =>
  input.kind === "choice" && input.list !== "position" && input.list !== "vesselType"
    ? [{ column, kind: input.list, path: `${section}.${name}` }]
    : [],
);

async function optionProblems(db: Executor, columns: Columns): Promise<FieldError[]> {
  const references = options.flatMap(({ column, kind, path }) => {
    const id = columns[column];
    return typeof id === "number" ? [{ id, kind, path }] : [];
  });
  if (references.length === 0) return [];
  const lookupRows = await db
    .select({ id: lookups.id, kind: lookups.kind })
    .from(lookups)
    .where(
      anyOf(
        lookups.id,
        references.map(({ id }) => id),
      ),
    );
  return references
    .filter(({ id, kind }) => !lookupRows.some((row) => row.id === id && row.kind === kind))
    .map(({ path }) => ({ path, message: "validation.invalid" }));
}

/** Check that rank and vessel type belong to the division and sail together. */
async function seatProblems(
  db: Executor,
  { divisionId, positionId, vesselTypeId }: Person,
  columns: Columns,
): Promise<FieldError[]> {
  if (columns.positionId === undefined && columns.vesselTypeId === undefined) return [];
  const [seat] = await db
    .select({
      isPair: sql<boolean>`${positionRequirements.positionId} is not null`,
      isRank: eq(positions.divisionId, divisionId),
      isType: sql<boolean>`${vesselTypes.id} is not null`,
    })
    .from(positions)
    .leftJoin(vesselTypes, and(eq(vesselTypes.id, vesselTypeId), eq(vesselTypes.divisionId, divisionId)))
    .leftJoin(
      positionRequirements,
      and(eq(positionRequirements.positionId, positions.id), eq(positionRequirements.vesselTypeId, vesselTypes.id)),
    )
    .where(and(eq(positions.id, positionId), eq(positions.divisionId, divisionId)));
  if (!seat) return [{ path: "employment.jobPositionId", message: "validation.invalid" }];
  if (!seat.isType) return [{ path: "employment.shipId", message: "validation.invalid" }];
  return seat.isPair ? [] : [{ path: "employment.shipId", message: "crew.edit.pairUnknown" }];
}

/** Check that NIK and seafarer code are unique; the caller holds the identity lock if they change. */
async function identityProblems(
  db: Transaction,
  { id }: Person,
  { idNumber, seafarerCode }: Columns,
): Promise<FieldError[]> {
  if (!idNumber && !seafarerCode) return [];
  const sameNumber = idNumber ? anyOf(crew.idNumberHash, blindIndexes(idNumber)) : sql`false`;
  const sameCode = seafarerCode ? eq(crew.seafarerCode, seafarerCode) : sql`false`;
  const others = await db
    .select({
      hasNumber: sql<boolean>`coalesce(${sameNumber}, false)`,
      hasCode: sql<boolean>`coalesce(${sameCode}, false)`,
    })
    .from(crew)
    .where(and(ne(crew.id, id), or(sameNumber, sameCode)));
  return [
    ...(others.some(({ hasNumber }) => hasNumber)
      ? [{ path: "personal.idCardNo", message: "crew.edit.idNumberTaken" }]
      : []),
    ...(others.some(({ hasCode }) => hasCode)
      ? [{ path: "personal.seaFarerId", message: "crew.edit.seafarerCodeTaken" }]
      : []),
  ];
}

/** Check a change of a person's own columns against the database. Paths are section.field. */
export async function databaseProblems(db: Transaction, after: Person, columns: Columns): Promise<FieldError[]> {
  return [
    ...(await optionProblems(db, columns)),
    ...(await seatProblems(db, after, columns)),
    ...(await identityProblems(db, after, columns)),
  ];
}

export async function isCadetRank(db: Executor, positionId: number): Promise<boolean> {
  const [rank] = await db.select({ isCadet: positions.isCadet }).from(positions).where(eq(positions.id, positionId));
  return rank?.isCadet ?? false;
}

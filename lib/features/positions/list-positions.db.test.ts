import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  certificateRequirements,
  certificates,
  positionRequirements,
  positions,
  vesselTypes,
} from "@/db/schema/positions";
import { person, visitor } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getDivision } from "./get-division";
import { getPosition } from "./get-position";
import { listMatrix } from "./list-matrix";
import { listPositions } from "./list-positions";
import { listPositionsOnVesselType } from "./list-positions-on-vessel-type";
import { listVesselTypes } from "./list-vessel-types";

afterAll(closeDatabase);

/** Set up a Marine vessel type with two ranks, the senior with three certificates. */
async function reference(db: Transaction) {
  const [type] = await db
    .insert(vesselTypes)
    .values({ divisionId: 1, name: "Uji Ship", nameId: "Kapal Uji" })
    .returning();
  const ranks = await db.select().from(positions).where(eq(positions.divisionId, 1));
  const rank = (name: string) => ranks.find(({ nameEn }) => nameEn === name);
  const [master, bosun] = [rank("Master"), rank("Bosun")];
  if (!type || !master || !bosun) throw new Error("reference data is missing");
  await db.insert(positionRequirements).values([
    { positionId: bosun.id, vesselTypeId: type.id, education: "SMA", minYears: 1 },
    { positionId: master.id, vesselTypeId: type.id, education: "ANT-I", minYears: 4 },
  ]);
  const [coc, cop, offered] = await db
    .insert(certificates)
    .values([
      { kind: "coc", name: "Uji COC", nameEn: "Test COC" },
      { kind: "cop", name: "Uji COP", nameEn: "Test COP", neverExpires: true },
      { kind: "cop", name: "Uji COP lain", nameEn: "Other COP" },
    ])
    .returning();
  const of = { positionId: master.id, vesselTypeId: type.id };
  await db.insert(certificateRequirements).values([
    { ...of, certificateId: coc?.id ?? 0, isMandatory: true, minMonthsValid: 12 },
    { ...of, certificateId: cop?.id ?? 0, isMandatory: true },
    { ...of, certificateId: offered?.id ?? 0, isMandatory: false },
  ]);
  return { type, master, bosun, coc, cop, offered };
}

test(
  "lists a vessel type's positions by seniority",
  rolledBack(async (db) => {
    const { type, master, bosun } = await reference(db);
    const caller = as(await visitor(db));
    expect(await listPositionsOnVesselType.execute(caller, { vesselTypeId: type.id })).toMatchObject([
      { id: master.id, jobPositionNameEn: "Master", vesselTypeId: type.id, education: "ANT-I", minYears: 4 },
      { id: bosun.id, jobPositionNameEn: "Bosun", education: "SMA", minYears: 1 },
    ]);
    expect(await listPositionsOnVesselType.execute(caller, { vesselTypeId: type.id, divisionId: 2 })).toEqual([]);
  }),
);

test(
  "lists a position's certificates by kind, mandatory by default",
  rolledBack(async (db) => {
    const { type, master, bosun, coc, cop, offered } = await reference(db);
    const caller = as(await visitor(db));
    const matrix = (changes: object) =>
      listMatrix.execute(caller, {
        divisionId: 1,
        kind: "cop",
        jobPositionId: master.id,
        vesselTypeId: type.id,
        ...changes,
      });
    expect(await matrix({})).toEqual([
      {
        id: cop?.id,
        copId: cop?.id,
        certificateName: "Uji COP",
        certificateNameEn: "Test COP",
        isMandatory: true,
        noExpiry: true,
        minMonthsValid: 0,
      },
    ]);
    expect(await matrix({ kind: "coc" })).toMatchObject([{ cocId: coc?.id, minMonthsValid: 12, noExpiry: false }]);
    expect(await matrix({ isMandatory: "false" })).toMatchObject([{ copId: offered?.id, isMandatory: false }]);
    expect(await matrix({ divisionId: 2 })).toEqual([]);
    expect(await matrix({ jobPositionId: bosun.id })).toEqual([]);
    expect(await matrix({ vesselTypeId: 999_999_999 })).toEqual([]);
  }),
);

test(
  "lists positions by division and seniority",
  rolledBack(async (db) => {
    const caller = as(await visitor(db));
    const stored = await db.select().from(positions);
    for (const divisionId of [1, 2] as const) {
      const own = stored
        .filter((row) => row.divisionId === divisionId)
        .sort((one, other) => one.seniority - other.seniority);
      const listed = await listPositions.execute(caller, { divisionId });
      expect(listed).toHaveLength(own.length);
      const seniority = listed.map(({ id }) => own.find((row) => row.id === id)?.seniority);
      expect(seniority).toEqual(own.map((row) => row.seniority));
      const [first] = listed;
      expect(await getPosition.execute(caller, { id: first?.id, divisionId })).toEqual(first);
      await expect(
        getPosition.execute(caller, { id: first?.id, divisionId: divisionId === 1 ? 2 : 1 }),
      ).rejects.toMatchObject({ code: "not-found" });
    }
  }),
);

test(
  "lists vessel types and divisions",
  rolledBack(async (db) => {
    const { type } = await reference(db);
    const caller = as(await visitor(db));
    const stored = await db.select().from(vesselTypes);
    const marine = await listVesselTypes.execute(caller, { id: 1 });
    expect(marine).toContainEqual({
      id: type.id,
      divisionId: 1,
      vesselTypeName: "Uji Ship",
      vesselTypeNameId: "Kapal Uji",
    });
    expect(marine).toHaveLength(stored.filter(({ divisionId }) => divisionId === 1).length);
    expect(await listVesselTypes.execute(caller, {})).toHaveLength(stored.length);
    expect(await getDivision.execute(caller, { id: 2 })).toEqual({ id: 2, divisionName: "Tanker" });
    await expect(getDivision.execute(caller, { id: 3 })).rejects.toMatchObject({
      code: "not-found",
      messageKey: "positions.invalidDivision",
    });
  }),
);

test(
  "requires a captcha or sign-in",
  rolledBack(async (db) => {
    const sailor = as(await person(db, "crewmarine"));
    const calls = [
      [listPositions, { divisionId: 1 }],
      [getPosition, { divisionId: 1, id: 1 }],
      [listPositionsOnVesselType, { vesselTypeId: 1 }],
      [listMatrix, { divisionId: 1, kind: "coc", jobPositionId: 1, vesselTypeId: 1 }],
      [listVesselTypes, {}],
      [getDivision, { id: 1 }],
    ] as const;
    for (const [operation, input] of calls)
      await expect(operation.execute(as({ kind: "stranger" }), input)).rejects.toMatchObject({
        wireCode: "GATE_EXPIRED",
      });
    expect(await getDivision.execute(sailor, { id: 1 })).toEqual({ id: 1, divisionName: "Marine" });
  }),
);

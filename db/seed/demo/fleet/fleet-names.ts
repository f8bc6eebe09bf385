import type { Executor } from "../../../client";
import { lookups } from "../../../schema/lookups";
import { vesselTypes } from "../../../schema/positions";
import { operationAreas } from "../../../schema/rates";
import { vesselTypes as vesselTypeSeeds } from "../../reference/vessel-types";
import { vesselTypeKey } from "../../reference-positions";

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo names an unknown ${what}`);
  return value;
}

/** Ids of what the reference data calls something, and the names of vessel types. */
export async function loadNames(db: Executor) {
  const options = await db
    .select({ id: lookups.id, kind: lookups.kind, name: lookups.name, code: lookups.code })
    .from(lookups);
  const byName = new Map(
    options.flatMap(({ id, kind, name, code }) => [[`${kind}|${name}`, id] as const, [`${kind}|${code}`, id] as const]),
  );
  const areas = new Map((await db.select().from(operationAreas)).map(({ id, name }) => [name, id]));
  const types = (await db.select().from(vesselTypes)).flatMap((row) => {
    const seed = vesselTypeSeeds.find((candidate) => vesselTypeKey(candidate) === vesselTypeKey(row));
    return seed ? [{ ...row, key: seed.key }] : [];
  });
  const type = (key: string) =>
    required(
      types.find((candidate) => candidate.key === key),
      `vessel type ${key}`,
    );
  return {
    /** By name, or by code where a list has codes. */
    lookup: (kind: (typeof options)[number]["kind"], name: string) =>
      required(byName.get(`${kind}|${name}`), `${kind} ${name}`),
    listed: (kind: (typeof options)[number]["kind"]) =>
      options
        .filter((option) => option.kind === kind)
        .map(({ id }) => id)
        .sort((one, other) => one - other),
    nameOf: (kind: (typeof options)[number]["kind"], id: number) =>
      required(
        options.find((option) => option.kind === kind && option.id === id),
        `${kind} ${id}`,
      ).name,
    area: (name: string) => required(areas.get(name), `operation area ${name}`),
    vesselType: (key: string) => type(key).id,
    vesselTypeName: (key: string) => type(key).name,
  };
}
export type Names = Awaited<ReturnType<typeof loadNames>>;

import { getTranslations } from "next-intl/server";

type Words = { (key: string): string; has(key: string): boolean };

/** Fields of a vessel that her page calls otherwise than the database does. */
const onVesselsPage: Record<string, string> = {
  management: "shipManagement",
  supervisor: "SPV",
  bunkerMfo: "bunkerCapacityMfo",
  bunkerMdo: "bunkerCapacityMdo",
  bunkerHsd: "bunkerCapacityHsd",
};

const spaced = (field: string) =>
  field
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

/** What a field of an entry is called: as the log says, or as the page of a vessel does; null for a field nobody named. */
export function wordOf(log: Words, vessel: Words, field: string): string | null {
  if (log.has(field)) return log(field);
  const bare = field.replace(/Id$/, "");
  const known = [onVesselsPage[field] ?? field, bare, field.toUpperCase()].find((name) => vessel.has(name));
  return known === undefined ? null : vessel(known);
}

/** What a field is called in the reader's language; one without words is still read as words. */
export async function fieldWords(): Promise<(field: string) => string> {
  const [log, vessel] = await Promise.all([
    getTranslations("audit.fields"),
    getTranslations("vessels.particulars.fields"),
  ]);
  // Fields come as data: whether they are keys is asked at run time.
  return (field) => wordOf(log as Words, vessel as Words, field) ?? spaced(field);
}

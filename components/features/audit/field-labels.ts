import { getTranslations } from "next-intl/server";

type Translator = { (key: string): string; has(key: string): boolean };

/** Fields of a vessel whose label on her page differs from the database name. */
const onVesselsPage: Record<string, string> = {
  management: "shipManagement",
  supervisor: "SPV",
  bunkerMfo: "bunkerCapacityMfo",
  bunkerMdo: "bunkerCapacityMdo",
  bunkerHsd: "bunkerCapacityHsd",
};

const splitCamelCase = (field: string) =>
  field
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

/** Return the label of an audit field: from the log's texts, else from the vessel page. null when there is none. */
export function fieldLabelOf(log: Translator, vessel: Translator, field: string): string | null {
  if (log.has(field)) return log(field);
  const nameWithoutId = field.replace(/Id$/, "");
  const vesselField = [onVesselsPage[field] ?? field, nameWithoutId, field.toUpperCase()].find((name) =>
    vessel.has(name),
  );
  return vesselField === undefined ? null : vessel(vesselField);
}

/** Return a field's label in the reader's language. Without one it splits the name into words. */
export async function fieldLabels(): Promise<(field: string) => string> {
  const [log, vessel] = await Promise.all([
    getTranslations("audit.fields"),
    getTranslations("vessels.particulars.fields"),
  ]);
  // Field names are data, so check at run time whether they are keys.
  return (field) => fieldLabelOf(log as Translator, vessel as Translator, field) ?? splitCamelCase(field);
}

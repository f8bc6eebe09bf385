import type { AppliedInput } from "@/lib/features/crew/person-fields.rules";

/** Fields of the lists and of the later steps in screen order. For a list, the fields of one row. */
const laterFields = [
  "educationHistory",
  "travelDocuments",
  "coc",
  "cop",
  "trainings",
  "seaServices",
  "documentName",
  "documentNumber",
  "certificateName",
  "certificateNumber",
  "issued",
  "expired",
  "noExpiry",
  "attachment",
  "bankName1",
  "accountNumber1",
  "accountName1",
  "bankName2",
  "accountNumber2",
  "accountName2",
];

/** List the fields of every step from the top of the screen down; the first step's as declared. */
const fieldOrder = (fields: readonly AppliedInput[]) => [
  ...new Set(fields.flatMap(({ name, isKin }) => (isKin ? ["nextOfKin", name] : [name]))),
  ...laterFields,
];

/** Compare two paths such as "nextOfKin.address" by the position of their fields on the screen. */
export function screenOrder(fields: readonly AppliedInput[]) {
  const order = fieldOrder(fields);
  const positionOf = (part: string) => {
    if (/^\d+$/.test(part)) return Number(part);
    const position = order.indexOf(part);
    return position === -1 ? order.length : position;
  };
  return (firstPath: string, secondPath: string): number => {
    const [parts, secondParts] = [firstPath.split("."), secondPath.split(".")];
    for (const [index, part] of parts.entries()) {
      const next = secondParts[index];
      if (next === undefined) return 1;
      const distance = positionOf(part) - positionOf(next);
      if (distance !== 0) return distance;
    }
    return parts.length - secondParts.length;
  };
}

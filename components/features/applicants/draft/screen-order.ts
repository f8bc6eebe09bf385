import { appliedIn } from "@/lib/features/crew/person-fields.rules";

/** Fields of every step in screen order. For a list, the fields of one row. */
const fieldOrder = [
  ...[...appliedIn("identity"), ...appliedIn("numbers"), ...appliedIn("contact")].map(({ name }) => name),
  "nextOfKin",
  ...appliedIn("body").map(({ name }) => name),
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

const positionOf = (part: string) => {
  if (/^\d+$/.test(part)) return Number(part);
  const position = fieldOrder.indexOf(part);
  return position === -1 ? fieldOrder.length : position;
};

/** Compare two paths such as "nextOfKin.address" by the position of their fields on the screen. */
export function compareScreenOrder(firstPath: string, secondPath: string): number {
  const [parts, secondParts] = [firstPath.split("."), secondPath.split(".")];
  for (const [index, part] of parts.entries()) {
    const next = secondParts[index];
    if (next === undefined) return 1;
    const distance = positionOf(part) - positionOf(next);
    if (distance !== 0) return distance;
  }
  return parts.length - secondParts.length;
}

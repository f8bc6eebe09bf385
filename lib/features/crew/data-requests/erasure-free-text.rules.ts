import { isRecord } from "@/lib/platform/unknown-record";

/** Accept small numbers only: numbers of cards and telephones are larger. */
const isNumber = (value: unknown) => typeof value === "number" && Math.abs(value) < 2 ** 31;
const isFlag = (value: unknown) => typeof value === "boolean";
const matches = (shape: RegExp) => (value: unknown) => typeof value === "string" && shape.test(value);
const isUuid = matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const isId = (value: unknown) => (isNumber(value) && Number.isInteger(value)) || isUuid(value);
const isDay = matches(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/);
/** Accept codes of our own lists: no spaces and not only digits, so no sentence, full name or document number. */
const isCode = matches(/^[a-z][\w:./-]{0,59}$/i);

const ofKind = (isRetained: (value: unknown) => boolean, fields: string) =>
  fields.split(" ").map((field) => [field, isRetained] as const);

/** The fields an erased person's histories may keep, by the names operations write. */
const retainedFields = new Map([
  ...ofKind(
    isId,
    "id employeeId otherEmployeeId crewId applicantId userId createdBy seatId callId vesselId vesselCrewId principalId divisionId " +
      "positionId vesselTypeId employmentTypeId jobOpeningId currentStatusId assignmentId requestId commentId paperId " +
      "medicalCertificateId seaServiceId conflictId removalId tokenId revisionLinkId mailId mailIds fileId evidenceFileId " +
      "preparedFile assessorId assessorIds clinicId packageId added removed",
  ),
  ...ofKind(
    isDay,
    "on date effectiveOn startDate endDate originalEndDate originalDate newDate checkedInOn checkedOutOn handoverSince onBoard offBoard joinedOn " +
      "reviewDate issued expired validUntil createdAt updatedAt deactivatedAt revokedAt expiresAt",
  ),
  ...ofKind(
    isCode,
    "status slot principalStatus employeeStatus event fromSlot toSlot type kind section decision method variant role subRole " +
      "accessList resignationClass imported onBehalfOf fitness code consentVersion fileType contentType fields reviewResult mode",
  ),
  ...ofKind((value) => isId(value) || isCode(value), "changed"),
  ...ofKind(
    isNumber,
    "level version rows size sequence durationMonths score threshold navigationScore navigationThreshold ended accounts " +
      "educations travelDocuments certificates trainings seaServices",
  ),
  ...ofKind(isFlag, "isConfirmed samePerson replied own verified newRecord override onBehalf"),
]);

/** Objects whose fields are checked by their own names. */
const nestedObjects = new Set(["assignments", "rows", "lists", "review", "overridden", "set", "was"]);
/** Objects keyed by our own stages or tables, with one kind of value each. */
const keyedObjects = new Map([
  ["states", isCode],
  ["counts", isNumber],
  ["erased", isNumber],
]);

/** Return the retained value in an array; an empty array removes it. */
function retainedValues(field: string, value: unknown): unknown[] {
  if (value === null) return retainedFields.has(field) ? [null] : [];
  if (Array.isArray(value))
    return retainedFields.has(field) || nestedObjects.has(field)
      ? [value.flatMap((element) => retainedValues(field, element))]
      : [];
  if (!isRecord(value)) return retainedFields.get(field)?.(value) ? [value] : [];
  const isRetained = keyedObjects.get(field);
  if (isRetained)
    return [
      Object.fromEntries(Object.entries(value).filter(([key, entryValue]) => isCode(key) && isRetained(entryValue))),
    ];
  return nestedObjects.has(field) ? [withoutFreeText(value)] : [];
}

/** Keep only the fields listed above, at any depth. Null stays null. */
export function withoutFreeText(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isRecord).map(withoutFreeText);
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, entryValue]) =>
      retainedValues(field, entryValue).map((retainedValue) => [field, retainedValue]),
    ),
  );
}

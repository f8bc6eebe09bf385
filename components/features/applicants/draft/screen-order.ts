/** Fields of every step in screen order. For a list, the fields of one row. */
const fromTop = [
  "crewOrigin",
  "photo",
  "fullName",
  "sex",
  "dateOfBirth",
  "birthPlace",
  "nationality",
  "maritalStatus",
  "religion",
  "photoKtp",
  "photoPassport",
  "seafarerIdNumber",
  "seamanBookNumber",
  "idNumber",
  "kkNumber",
  "passportId",
  "npwpNumber",
  "bpjsKesehatanNumber",
  "bpjsKetenagakerjaanNumber",
  "emailAddress",
  "phoneNumber",
  "address",
  "nextOfKin",
  "height",
  "weight",
  "safetyShoesSize",
  "trousersSize",
  "coverallSize",
  "shirtSize",
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

const placeOf = (part: string) => {
  if (/^\d+$/.test(part)) return Number(part);
  const place = fromTop.indexOf(part);
  return place === -1 ? fromTop.length : place;
};

/** Compare two paths such as "nextOfKin.address" by the position of their fields on the screen. */
export function fromTopDown(one: string, other: string): number {
  const [parts, others] = [one.split("."), other.split(".")];
  for (const [index, part] of parts.entries()) {
    const next = others[index];
    if (next === undefined) return 1;
    const apart = placeOf(part) - placeOf(next);
    if (apart !== 0) return apart;
  }
  return parts.length - others.length;
}

import { travelDocumentKind } from "./crew-copy.rules";

test.each([
  ["Passport", "passport"],
  ["Paspor RI", "passport"],
  ["Seaman Book", "seaman-book"],
  ["Seaman's Book", "seaman-book"],
  ["SEAFARER BOOK", "seaman-book"],
  ["Buku Pelaut", "seaman-book"],
  ["Discharge book", "seaman-book"],
  ["US Visa C1/D", "other"],
  ["Yellow fever book", "other"],
])("%s is a %s", (name, kind) => expect(travelDocumentKind(name)).toBe(kind));

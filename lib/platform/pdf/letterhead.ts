import { companyName, companySetting } from "../mail/company";

export type Letterhead = {
  name: string;
  division: string;
  address: string | null;
  licence: string | null;
  contact: string | null;
  city: string | null;
};

/**
 * Sender of the document. COMPANY_NAME_TANKER and the like replace COMPANY_NAME for one division. Unset values are not
 * printed.
 */
export function letterheadOf(division: string): Letterhead {
  const contact = [companySetting("COMPANY_PHONE", division), companySetting("COMPANY_EMAIL", division)]
    .filter(Boolean)
    .join("  ·  ");
  return {
    name: companyName(division),
    division,
    address: companySetting("COMPANY_ADDRESS", division),
    licence: companySetting("COMPANY_LICENCE", division),
    contact: contact || null,
    city: companySetting("COMPANY_CITY", division),
  };
}

export type Letterhead = {
  name: string;
  division: string;
  address: string | null;
  licence: string | null;
  contact: string | null;
  city: string | null;
};

const setting = (name: string, division: string) =>
  process.env[`${name}_${division.toUpperCase()}`] || process.env[name] || null;

/** Who sends the document. COMPANY_NAME_TANKER and the like replace COMPANY_NAME for one division; what is not set is not printed. */
export function letterheadOf(division: string): Letterhead {
  const contact = [setting("COMPANY_PHONE", division), setting("COMPANY_EMAIL", division)]
    .filter(Boolean)
    .join("  ·  ");
  return {
    name: setting("COMPANY_NAME", division) ?? "Nakhoda Marine",
    division,
    address: setting("COMPANY_ADDRESS", division),
    licence: setting("COMPANY_LICENCE", division),
    contact: contact || null,
    city: setting("COMPANY_CITY", division),
  };
}

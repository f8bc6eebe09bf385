/** A setting of the company; NAME_TANKER and the like replace NAME for one division. */
export const companySetting = (name: string, division?: string): string | null =>
  (division && process.env[`${name}_${division.toUpperCase()}`]) || process.env[name] || null;

/** Who employs: on letters, sheets, mails and the public pages. */
export const companyName = (division?: string): string => companySetting("COMPANY_NAME", division) ?? "Nakhoda Marine";

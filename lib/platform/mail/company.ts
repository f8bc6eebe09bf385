/** Return a company setting; NAME_TANKER replaces NAME for that division. */
export const companySetting = (name: string, division?: string): string | null =>
  (division && process.env[`${name}_${division.toUpperCase()}`]) || process.env[name] || null;

/** Name of the employer on letters, sheets, mails and the public pages. */
export const companyName = (division?: string): string => companySetting("COMPANY_NAME", division) ?? "Nakhoda Marine";

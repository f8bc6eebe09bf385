const indonesian = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 3 });

/** Format a measure as the crew, vessel and manning pages do, in both languages: 1.500,25. Document 2 §9 */
export const measure = (value: number) => indonesian.format(value);

/** The digits of a bank account four by four, as bank cards print them; a text with other characters stays whole. */
export const digitGroups = (account: string): string[] =>
  /^\d+$/.test(account) ? (account.match(/\d{1,4}/g) ?? []) : [account];

/** The same with spaces between, where nothing but a text can be shown. */
export const groupDigits = (account: string): string => digitGroups(account).join(" ");

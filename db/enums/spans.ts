/** A year or a month, as addresses and calls write them. */
export const yearPattern = /^(19|20)\d\d$/;
export const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
export const isYear = (value: string) => yearPattern.test(value);
export const isMonth = (value: string) => monthPattern.test(value);

/** Format a number with so many decimals in the page's locale. */
const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

export const oneDecimal = exactly(1);
export const twoDecimals = exactly(2);

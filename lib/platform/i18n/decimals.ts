/** How a number with so many decimals is written, in the form of the page's language. */
const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

export const oneDecimal = exactly(1);
export const twoDecimals = exactly(2);

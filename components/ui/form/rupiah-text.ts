const whole = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** Format digits as "1.250.000"; blank stays blank. */
export const grouped = (digits: string) => (digits === "" ? "" : whole.format(BigInt(digits)));
/** Extract the digits of a typed amount, without leading zeros. */
export const digitsOf = (typed: string) => typed.replace(/\D/g, "").replace(/^0+(?=\d)/, "");

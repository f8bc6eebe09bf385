const whole = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** Digits as people write them: "1.250.000"; blank stays blank. */
export const grouped = (digits: string) => (digits === "" ? "" : whole.format(BigInt(digits)));
/** What of a typed amount is kept: its digits, without those that stand for nothing. */
export const digitsOf = (typed: string) => typed.replace(/\D/g, "").replace(/^0+(?=\d)/, "");

/** All but the last four characters hidden, for readers who may not see identity numbers. */
export const masked = (value: string) => value.slice(-4).padStart(value.length, "•");

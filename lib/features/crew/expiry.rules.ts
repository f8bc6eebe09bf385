/** The catalogue's name of both mails. product 5.16 */
export const mailType = "CertificateExpiring";
/** Days before a paper ends at which its holder is written to, once each. product 5.16 */
export const thresholds = [180, 90, 30] as const;
/** How far the weekly digest looks ahead, in days. */
export const digestDays = 90;

/** A day as a number of its digits, 20261120: the version of a mail that goes out once a day. */
export const dayVersion = (day: string) => Number(day.replaceAll("-", ""));

/** Return the day some days later, both as yyyy-MM-dd. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** "5 Dec 2026" */
export const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replace("Sept", "Sep");

/** "05/12/2026", as a user types it. */
export const typedDate = (day: string) => day.split("-").reverse().join("/");

/** Half hours from 08:00 to 17:00. Document 1 §9. */
export const halfHoursOfWorkingDay = Array.from(
  { length: 19 },
  (_, index) => `${String(8 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);

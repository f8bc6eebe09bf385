const numberStart = /^[a-z]-\d*$/;

/** Return the start of an employee number, which is shared by many; null for another keyword. */
export const employeeNumberStartOf = (keyword: string): string | null =>
  numberStart.test(keyword) ? keyword.toUpperCase() : null;

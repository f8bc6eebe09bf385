/** Fewer characters are no keyword. Alone in its file: screens need it without the schemas. */
export const minimumKeyword = 3;

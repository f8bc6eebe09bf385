export const minimumKeyword = 3; // Alone here: screens need it without the schemas.

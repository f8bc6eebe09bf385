export const minimumKeyword = 3; // In a file of its own, because screens need it without the schemas.

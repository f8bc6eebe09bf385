/** Return the first letters of the first and last word of a name. */
export function initialsOf(name: string): string {
  const nameParts = name.trim().split(/\s+/);
  const letters = [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : undefined].map(
    (word) => word?.charAt(0) ?? "",
  );
  return letters.join("").toUpperCase();
}

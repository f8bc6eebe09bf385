const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const alter = String.raw`alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${name}\s+`;
const column = String.raw`(?:column\s+)?(?:if\s+exists\s+)?${name}`;

/** What takes something from a program that still serves, and how it is said. */
const patterns: [pattern: string, say: (found: string[]) => string][] = [
  [String.raw`drop\s+table\s+(?:if\s+exists\s+)?${name}`, ([table]) => `drops table ${table}`],
  [String.raw`${alter}rename\s+to\s`, ([table]) => `renames table ${table}`],
  [
    String.raw`${alter}drop\s+(?!constraint|column\s+if|expression)${column}`,
    ([table, one]) => `drops column ${table}.${one}`,
  ],
  [String.raw`${alter}drop\s+column\s+if\s+exists\s+${name}`, ([table, one]) => `drops column ${table}.${one}`],
  [
    String.raw`${alter}rename\s+(?!to\s|constraint\s)${column}\s+to\s`,
    ([table, one]) => `renames column ${table}.${one}`,
  ],
  [
    String.raw`${alter}alter\s+${column}\s+(?:set\s+data\s+)?type\s`,
    ([table, one]) => `changes the type of ${table}.${one}`,
  ],
  [String.raw`${alter}alter\s+${column}\s+set\s+not\s+null`, ([table, one]) => `requires ${table}.${one}`],
  [
    String.raw`${alter}add\s+(?!constraint|generated)${column}(?![^;,]*\b(?:default|generated)\b)[^;,]*not\s+null`,
    ([table, one]) => `requires ${table}.${one}`,
  ],
];

/** What cannot run, or be undone, with the other migrations in one transaction. */
const outside =
  /\b(concurrently|vacuum|reindex\s+(database|system)|alter\s+system|create\s+database|commit|begin\s+transaction)\b/gi;

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, "");
/** The bodies of functions run later, and may say anything. */
const withoutBodies = (sql: string) => sql.replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''");

/** Name what in a migration the program before it would trip over. */
export function breakingIn(sql: string): string[] {
  const text = withoutBodies(withoutComments(sql));
  const found = patterns.flatMap(([pattern, say]) =>
    [...text.matchAll(new RegExp(pattern, "gi"))].map((match) =>
      say(match.slice(1).filter((one) => one !== undefined)),
    ),
  );
  return [...new Set(found)];
}

/** Name what in a migration is not part of its transaction: a failure would leave it half done. */
export const outsideTransaction = (sql: string): string[] => withoutBodies(withoutComments(sql)).match(outside) ?? [];

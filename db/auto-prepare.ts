import type postgres from "postgres";

type Client = ReturnType<typeof postgres>;
type Unsafe = Client["unsafe"];
type Begin = (body: (transaction: Client) => unknown) => Promise<unknown>;

/**
 * Limit the number of prepared statements, because postgres.js keeps each as long as its connection lives.
 * Lists travel as one array (db/any-of.ts). Queries with very many values are not prepared.
 */
const maxTexts = 1_000;
const maxValues = 100;

/** Texts seen once. A text that occurs again is prepared. */
let seenTexts = new Set<string>();
let prepared = new Set<string>();
/**
 * Number of schema changes that made prepared statements stale. It changes the text, so that every connection prepares
 * it again.
 */
let generation = 0;

function isWorthPreparing(text: string, values: number): boolean {
  if (prepared.has(text)) return true;
  // A query without values may contain several statements.
  if (values === 0 || values > maxValues || prepared.size >= maxTexts) return false;
  if (seenTexts.delete(text)) {
    prepared.add(text);
    return true;
  }
  if (seenTexts.size >= maxTexts) seenTexts = new Set();
  seenTexts.add(text);
  return false;
}

const staleRoutines = new Set(["RevalidateCachedQuery", "FetchPreparedStatement"]);

/**
 * Check whether a schema change made a prepared statement stale. postgres.js retries such a query, but not inside a
 * transaction.
 */
function isStale(error: unknown): boolean {
  const { routine, cause }: { routine?: unknown; cause?: unknown } = Object(error);
  return staleRoutines.has(String(routine)) || (cause !== undefined && isStale(cause));
}

function forgetTexts() {
  generation += 1;
  seenTexts = new Set();
  prepared = new Set();
}

/**
 * Wrap the client so that repeated queries are prepared: one round trip instead of two. Drizzle alone parses and plans
 * every query.
 * A transaction that meets a statement made stale by a migration is run once more from its start.
 */
export function withAutoPrepare(client: Client): Client {
  const unsafe: Unsafe = (text, values = [], options) =>
    isWorthPreparing(text, values.length)
      ? client.unsafe(generation > 0 ? `${text} -- ${generation}` : text, values, { ...options, prepare: true })
      : client.unsafe(text, values, options);
  const within =
    (start: Begin): Begin =>
    (body) =>
      start((transaction) => body(withAutoPrepare(transaction)));
  const begin: Begin = async (body) => {
    // postgres.js types both as overloads of a template tag; Drizzle passes only the body.
    const start = within(client.begin as unknown as Begin);
    try {
      return await start(body);
    } catch (error) {
      if (!isStale(error)) throw error;
      forgetTexts();
      return start(body);
    }
  };
  // Only transactions have savepoints.
  const { savepoint } = client as unknown as { savepoint?: Begin };
  const changed = { unsafe, begin, ...(savepoint ? { savepoint: within(savepoint) } : {}) };
  // Inherit everything else from the client. It is never called as a template tag.
  return Object.assign(Object.create(client) as Client, changed);
}

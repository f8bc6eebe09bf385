import type postgres from "postgres";

type Client = ReturnType<typeof postgres>;
type Unsafe = Client["unsafe"];
type Begin = (body: (transaction: Client) => unknown) => Promise<unknown>;

/**
 * postgres.js keeps every statement it has prepared as long as its connection lives, so their number is bounded here:
 * lists travel as one array (db/any-of.ts), and what comes with very many values is sent as it is.
 */
const mostTexts = 1_000;
const mostValues = 100;

/** Texts that came once. A text worth preparing comes again. */
let seen = new Set<string>();
let prepared = new Set<string>();
/** Counts changes of the schema that have made prepared statements stale; a new text is prepared anew on every connection. */
let generation = 0;

function isWorthPreparing(text: string, values: number): boolean {
  if (prepared.has(text)) return true;
  // Without values it may be several statements at once.
  if (values === 0 || values > mostValues || prepared.size >= mostTexts) return false;
  if (seen.delete(text)) {
    prepared.add(text);
    return true;
  }
  if (seen.size >= mostTexts) seen = new Set();
  seen.add(text);
  return false;
}

const staleRoutines = new Set(["RevalidateCachedQuery", "FetchPreparedStatement"]);

/** PostgreSQL has changed a table under a statement; postgres.js repeats such a query by itself, but not inside a transaction. */
function isStale(error: unknown): boolean {
  const { routine, cause }: { routine?: unknown; cause?: unknown } = Object(error);
  return staleRoutines.has(String(routine)) || (cause !== undefined && isStale(cause));
}

function forget() {
  generation += 1;
  seen = new Set();
  prepared = new Set();
}

/**
 * The client as Drizzle uses it, which by itself has every query parsed and planned anew: a text that comes again is
 * prepared, and is then one round trip instead of two. A transaction that meets a statement made stale by a migration
 * is run once more from its beginning.
 */
export function preparing(client: Client): Client {
  const unsafe: Unsafe = (text, values = [], options) =>
    isWorthPreparing(text, values.length)
      ? client.unsafe(generation > 0 ? `${text} -- ${generation}` : text, values, { ...options, prepare: true })
      : client.unsafe(text, values, options);
  const within =
    (start: Begin): Begin =>
    (body) =>
      start((transaction) => body(preparing(transaction)));
  const begin: Begin = async (body) => {
    // postgres.js types the two as overloads of a template tag; Drizzle hands over nothing but the body.
    const start = within(client.begin as unknown as Begin);
    try {
      return await start(body);
    } catch (error) {
      if (!isStale(error)) throw error;
      forget();
      return start(body);
    }
  };
  // A savepoint exists on transactions only.
  const { savepoint } = client as unknown as { savepoint?: Begin };
  const changed = { unsafe, begin, ...(savepoint ? { savepoint: within(savepoint) } : {}) };
  // Everything else is the client's own; nobody calls it as a template tag.
  return Object.assign(Object.create(client) as Client, changed);
}

import postgres from "postgres";

/** The address of a worker's own copy: what the tests of one worker commit, no other worker sees. */
export function databaseOfWorker(template, worker) {
  const url = new URL(template);
  url.pathname += `_worker_${worker}`;
  return url.href;
}

export const copyForWorkers = (template, workers) => forEachWorker(template, workers, makeCopy);

async function makeCopy(sql, copy, original) {
  await sql`drop database if exists ${copy} with (force)`;
  await sql`create database ${copy} template ${original}`;
}

/**
 * What tests have committed to a database, as one text: how many rows each table has and which transaction wrote last. A
 * copy has the same text as its template until something is committed.
 */
export function stateOf(url) {
  return withClient(url, {}, async (sql) => {
    const counted = "select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as state from %I.%I";
    const [{ state }] = await sql`
      select md5(string_agg(query_to_xml(format(${counted}, schemaname, tablename), false, true, '')::text, ','
        order by schemaname, tablename)) as state
      from pg_tables where schemaname in ('public', 'graphile_worker')`;
    return state;
  });
}

/** Replaces a worker's copy, which tests have written to, by a new one. */
export const renewCopy = (template, worker) => replaceCopy(template, worker, nameIn(template));

/** Replaces a worker's copy by one of another database on the same server. */
export const replaceCopy = (template, worker, original) =>
  onServerOf(template, (sql) => makeCopy(sql, sql(nameIn(databaseOfWorker(template, worker))), sql(original)));

/** The name of the database at an address. */
export const nameIn = (url) => new URL(url).pathname.slice(1);

export function dropCopies(template, workers) {
  return forEachWorker(template, workers, (sql, copy) => sql`drop database if exists ${copy} with (force)`);
}

/** Drops what `preparedDatabase` made in a run. */
export const dropPrepared = (template, run) =>
  onServerOf(template, async (sql) => {
    const made = await sql`select datname from pg_database where starts_with(datname, ${`prepared_${run}_`})`;
    for (const { datname } of made) await sql`drop database if exists ${sql(datname)} with (force)`;
  });

function forEachWorker(template, workers, action) {
  return onServerOf(template, async (sql) => {
    for (let worker = 1; worker <= workers; worker += 1) await action(sql, ...namesIn(sql, template, worker));
  });
}

const namesIn = (sql, template, worker) =>
  [databaseOfWorker(template, worker), template].map((url) => sql(nameIn(url)));

/** Connect to the maintenance database, because a template must have no connections while it is copied. */
const onServerOf = (url, action) => withClient(url, { database: "postgres" }, action);

async function withClient(url, options, action) {
  const sql = postgres(url, { max: 1, onnotice: () => {}, ...options });
  try {
    return await action(sql);
  } finally {
    await sql.end();
  }
}

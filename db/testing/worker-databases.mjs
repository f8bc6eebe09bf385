import postgres from "postgres";

/** The address of a worker's own copy: what the tests of one worker commit, no other worker sees. */
export function databaseOfWorker(template, worker) {
  const url = new URL(template);
  url.pathname += `_worker_${worker}`;
  return url.href;
}

export function copyForWorkers(template, workers) {
  return forEachWorker(template, workers, async (sql, copy, original) => {
    await sql`drop database if exists ${copy} with (force)`;
    await sql`create database ${copy} template ${original}`;
  });
}

export function dropCopies(template, workers) {
  return forEachWorker(template, workers, (sql, copy) => sql`drop database if exists ${copy} with (force)`);
}

/** Connects to the maintenance database: nobody may be in a template while it is copied. */
async function forEachWorker(template, workers, action) {
  const sql = postgres(template, { database: "postgres", max: 1, onnotice: () => {} });
  const named = (url) => sql(new URL(url).pathname.slice(1));
  try {
    for (let worker = 1; worker <= workers; worker += 1)
      await action(sql, named(databaseOfWorker(template, worker)), named(template));
  } finally {
    await sql.end();
  }
}

/** @typedef {(text: string, values?: any[]) => Promise<readonly any[]>} Ask a query of either driver, answered by its rows */
/** @typedef {{ task: string, payload: unknown, key: string | null, queue: string | null, runAt: string, maxAttempts: number, priority: number }} WaitingJob a job that waits in the queue; runAt is an ISO instant */

/**
 * List the product's tables by name.
 * @param {Ask} ask
 * @returns {Promise<string[]>}
 */
export async function tablesOf(ask) {
  const rows = await ask(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`);
  return rows.map(({ name }) => name);
}

/**
 * List the columns of a table that store data; generated ones are left out.
 * @param {Ask} ask
 * @param {string} table
 * @returns {Promise<string[]>}
 */
export async function columnsOf(ask, table) {
  const rows = await ask(
    `select attname as name from pg_attribute
    where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`,
    [`public.${table}`],
  );
  return rows.map(({ name }) => name);
}

/**
 * @param {Ask} ask
 * @returns {Promise<Record<string, number>>} the last value of each sequence that has given one
 */
export async function sequencesOf(ask) {
  const rows = await ask(`
    select sequencename as name, last_value::int as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * @param {Ask} ask
 * @returns {Promise<WaitingJob[]>} what waits in the queue, the oldest first
 */
export async function waitingJobs(ask) {
  const rows = await ask(`
    select tasks.identifier as task, jobs.payload, jobs.key, queues.queue_name as queue,
      to_char(jobs.run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "runAt",
      jobs.max_attempts as "maxAttempts", jobs.priority
    from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
    order by jobs.id`);
  return [...rows];
}

/**
 * Queue the waiting jobs by the worker's own function, because its tables may have changed.
 * @param {Ask} ask
 * @param {readonly WaitingJob[]} jobs
 */
export async function queueJobs(ask, jobs) {
  for (const { task, payload, key, queue, runAt, maxAttempts, priority } of jobs)
    await ask(
      `select graphile_worker.add_job($1::text, $2::text::json, queue_name => $3::text,
        run_at => $4::text::timestamptz, max_attempts => $5::int, job_key => $6::text, priority => $7::int)`,
      [task, JSON.stringify(payload), queue, runAt, maxAttempts, key, priority],
    );
}

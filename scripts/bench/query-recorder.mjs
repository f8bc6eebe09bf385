import net from "node:net";

/** Parse a PostgreSQL client's messages: the text of each statement, and its values. */
function listener(onQuery) {
  const texts = new Map();
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  const handle = {
    // Parse: name, text.
    P(body) {
      const end = body.indexOf(0);
      texts.set(body.toString("utf8", 0, end), body.toString("utf8", end + 1, body.indexOf(0, end + 1)));
    },
    // Bind: portal, statement, formats, values.
    B(body) {
      const start = body.indexOf(0) + 1;
      const end = body.indexOf(0, start);
      const at = end + 3 + body.readUInt16BE(end + 1) * 2;
      const values = [];
      for (let left = body.readUInt16BE(at), position = at + 2; left > 0; left -= 1) {
        const length = body.readInt32BE(position);
        position += 4;
        values.push(length < 0 ? null : body.toString("utf8", position, position + length));
        position += Math.max(0, length);
      }
      onQuery({ text: texts.get(body.toString("utf8", start, end)), values });
    },
    // A simple query.
    Q: (body) => onQuery({ text: body.toString("utf8", 0, body.length - 1), values: [] }),
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = hasStarted ? 5 : 4;
      if (rest.length < head) return;
      const length = rest.readUInt32BE(head - 4) + head - 4;
      if (rest.length < length) return;
      if (hasStarted) handle[String.fromCharCode(rest[0])]?.(rest.subarray(5, length));
      // An SSL request has eight bytes and is refused; the startup message follows.
      else hasStarted = length > 8;
      rest = rest.subarray(length);
    }
  };
}

/**
 * Start a proxy between a server and its database that records queries with their start and end.
 * @returns {Promise<{ url: string, take: () => { text: string, values: (string | null)[], began: number, ended: number }[], close: () => void }>}
 */
export async function recordQueries(url) {
  const { hostname, port } = new URL(url);
  let recorded = [];
  const server = net.createServer((client) => {
    const database = net.connect(Number(port), hostname);
    const pending = [];
    const listen = listener((query) => {
      const entry = { ...query, began: performance.now(), ended: Infinity };
      pending.push(entry);
      recorded.push(entry);
    });
    client.on("data", (chunk) => (listen(chunk), database.write(chunk)));
    // ReadyForQuery ends the pending queries of this connection.
    database.on("data", (chunk) => {
      client.write(chunk);
      if (chunk.at(-6) === 0x5a) for (const entry of pending.splice(0)) entry.ended = performance.now();
    });
    for (const [source, target] of [
      [client, database],
      [database, client],
    ])
      source.on("close", () => target.destroy()).on("error", () => target.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxyUrl = new URL(url);
  proxyUrl.host = `127.0.0.1:${server.address().port}`;
  return {
    url: proxyUrl.href,
    take() {
      const batch = recorded;
      recorded = [];
      return batch;
    },
    close: () => server.close(),
  };
}

/** Transaction statements are ignored. */
const isFrame = /^\s*(begin|commit|rollback|savepoint|release)\b/i;
/** The job worker polls all the time, so its queries are ignored. */
const isOfWorker = /_private_|pg_try_advisory_lock/;

/** Group recorded queries: those that ran in parallel are one group. */
export function groupsOf(recorded) {
  const groups = [];
  let groupEnds = -1;
  const queries = recorded.filter(({ text }) => !isFrame.test(text) && !isOfWorker.test(text));
  for (const { text, values, began, ended } of queries.toSorted((source, target) => source.began - target.began)) {
    if (groups.length === 0 || began >= groupEnds) {
      groups.push([]);
      groupEnds = ended;
    } else groupEnds = Math.max(groupEnds, ended);
    groups.at(-1).push({ text, values });
  }
  return groups;
}

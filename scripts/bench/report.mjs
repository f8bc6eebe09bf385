import os from "node:os";

const round = (number, digits = 0) => (number === undefined ? "" : number.toFixed(digits));
const percent = (share) => (share === undefined ? "" : `${Math.round(share * 100)} %`);

const costOf = ({ serverMs, databaseMs }) => serverMs + databaseMs;
/** CPU time of the rival relative to the product. The ratio is stable even when other processes use the CPU. */
const byProcessor = ({ product, rival }) => rival && costOf(product) && costOf(rival) / costOf(product);

/** One row per case. Ratios are comparable between machines. */
const columns = [
  ["case", ({ name }) => name],
  ["share", ({ share }) => percent(share)],
  ["of", ({ of }) => of],
  ["budget", ({ budget }) => (budget ? `${budget} %` : "")],
  ["by processor time", (row) => percent(byProcessor(row))],
  ["share of a minimal route", ({ ofRoute }) => percent(ofRoute)],
  ["requests/s", ({ product }) => round(product.rate)],
  ["p50 ms", ({ product }) => round(product.p50)],
  ["p99 ms", ({ product }) => round(product.p99)],
  ["server ms", ({ product }) => round(product.serverMs, 2)],
  ["of the other", ({ rival }) => round(rival?.serverMs, 2)],
  ["database ms", ({ product }) => round(product.databaseMs, 2)],
  ["of the other", ({ rival }) => round(rival?.databaseMs, 2)],
  ["kB", ({ product }) => round(product.bytes / 1_024, 1)],
  ["queries", ({ queries }) => queries ?? ""],
];

const tableOf = (rows) =>
  [columns.map(([head]) => head), columns.map(() => "---"), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const plansOf = (rows) =>
  rows
    .filter(({ plans }) => plans?.length)
    .map(({ name, plans }) => `- **${name}**: ${plans.join("; ")}`)
    .join("\n");

const movesOf = (navigation) =>
  navigation
    .map(
      ({ name, paint, there, back }) =>
        `- **${name}**: ${paint} ms from a click to the next paint at worst, ${there} ms until the record stands, ${back} ms back`,
    )
    .join("\n");

export const reportOf = ({ rows, navigation, scale, memory, seconds, rounds }) => `# Benchmarks

Written by \`npm run bench\`. Only the shares are for comparing: each server was warmed up, then driven in turn in one run, ${rounds} rounds of ${seconds} s with 16 connections (documents one after the other), and the middle round counts. \`npm run bench -- --against docs/benchmarks.md\` prints what has become slower by its share.

"Bare Node" sends the product's own queries, prepared and in the product's order, and answers as many bytes. A "minimal route" of Next does the same; a "kept page" and a "rendered page" are the least Next can do with a page of that size. What the product keeps until something is written is held against "bare Node, asking anew", which asks the database as the product does the first time. A row "with writes" is driven while 2.4 writes a second invalidate the cache, for two seconds a round at least. "By processor time" is the same share calculated from what both need of the processors, database included.

${scale} crew, ${os.cpus().length} cores, Node ${process.versions.node}. Memory of the server after it all: ${memory} MB.

${tableOf(rows)}

## Moving between a list and a record, on a processor slowed four times

${movesOf(navigation) || "Not measured."}

## Where a query reads a whole table, and what takes over 5 ms

${plansOf(rows) || "None."}
`;

/** Read the ratios of an earlier report by case. */
export const sharesIn = (text) =>
  new Map([...text.matchAll(/^\| ([^|]+?) \| (\d+) % \|/gm)].map(([, name, share]) => [name, Number(share)]));

/** List the cases that lost more than a tenth. */
export function slowerThan(before, rows) {
  return rows.flatMap(({ name, share }) => {
    const [was, now] = [before.get(name), share === undefined ? undefined : Math.round(share * 100)];
    return was !== undefined && now !== undefined && now < was * 0.9 ? [`${name}: ${was} % before, ${now} % now`] : [];
  });
}

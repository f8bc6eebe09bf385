const slowMilliseconds = 5;
/** Rows below which a sequential scan is faster than an index. */
const smallRows = 2_000;

function* nodesOf(plan) {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

async function explained(sql, { text, values }) {
  if (!/^\s*(select|with)/i.test(text)) return [];
  return sql
    .begin(async (transaction) => {
      const [row] = await transaction.unsafe(`explain (analyze, buffers, format json) ${text}`, values);
      return [row["QUERY PLAN"][0]];
    })
    .catch(() => []);
}

/** List problems of a case's queries: large sequential scans and slow queries. */
export async function planProblemsIn(sql, queries) {
  const troubles = [];
  for (const query of queries)
    for (const { Plan, "Execution Time": time } of await explained(sql, query)) {
      for (const node of nodesOf(Plan)) {
        const read = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
        if (node["Node Type"] === "Seq Scan" && read > smallRows)
          troubles.push(`reads all of ${node["Relation Name"]} (${Math.round(read)} rows)`);
      }
      if (time > slowMilliseconds)
        troubles.push(`${time.toFixed(1)} ms: ${query.text.replaceAll(/\s+/g, " ").slice(0, 90)}`);
    }
  return [...new Set(troubles)];
}

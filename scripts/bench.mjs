import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { casesOf } from "./bench/cases.mjs";
import { sendLoad, medianOf, residentOf, warmUp } from "./bench/load-generator.mjs";
import { navigationIn } from "./bench/navigation.mjs";
import { groupsOf, recordQueries } from "./bench/query-recorder.mjs";
import { planProblemsIn } from "./bench/query-plan-problems.mjs";
import { reportOf, sharesIn, slowerThan } from "./bench/report.mjs";
import { ensureBuild } from "./build.mjs";
import { seed } from "./prepare-database.mjs";
import { migrate } from "./migrate.mjs";
import { endRunning, exitOf, start } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";
import { stopwatchLog, withEnvironment } from "./session.mjs";

const options = process.argv.slice(2);
const optionOf = (name, otherwise) => (options.includes(name) ? options[options.indexOf(name) + 1] : otherwise);
const scale = optionOf("--scale", "100k");
const seconds = Number(optionOf("--seconds", "1"));
const rounds = Number(optionOf("--rounds", "3"));
const warmth = Number(optionOf("--warm", "2"));
/** All rivals run the same code for every case, so the first cases warm them up. */
const rivalWarmth = 1;
const only = optionOf("--only", "").split(",");
const target = path.join(projectRoot, "docs", "benchmarks.md");
const before = options.includes("--against") ? sharesIn(fs.readFileSync(optionOf("--against"), "utf8")) : undefined;

const ports = { product: 3410, bare: 3411, minimal: 3412 };
const at = (server, where) => `http://localhost:${ports[server]}${where}`;
process.env.PGDATA_DIR ??= path.join(projectRoot, ".data", `bench-${scale}`);
process.env.PORT = String(ports.product);
process.env.DEMO = "1";
const log = stopwatchLog();

async function until(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(address).then(
        ({ status }) => status < 500,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} did not answer`);
}

async function startProduct(env) {
  const child = start(process.execPath, ["scripts/start.mjs"], env, { stdio: ["ignore", "ignore", "inherit"] });
  await until(at("product", "/health/ready"));
  return child;
}

async function stop(child) {
  child.kill("SIGTERM");
  await exitOf(child);
}

/** Sign in with a demo account and return its session cookie. */
async function signedIn(role) {
  const first = await fetch(at("product", "/api/auth/csrf"));
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const { csrfToken } = await first.json();
  const answer = await fetch(at("product", "/api/auth/callback/credentials"), {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookies.join("; "), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken, email: `${role}@nakhoda.test`, password: "Nakhoda123!" }),
  });
  const own = answer.headers.getSetCookie().find((cookie) => cookie.includes("session-token"));
  if (!own) throw new Error(`${role} could not sign in`);
  return own.split(";")[0];
}

const requestOf = ({ path: where, body, expect, connections }, cookie) => ({
  url: at("product", where),
  headers: cookie ? { cookie } : {},
  body,
  expect,
  connections,
});

async function once({ url, headers, body, expect = 200 }) {
  const answer = await fetch(url, {
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  if (answer.status !== expect) throw new Error(`${url}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** Database queries of each case, recorded between product and database. */
async function plansOf(cases, env, cookies) {
  const wire = await recordQueries(env.DATABASE_URL);
  const child = await startProduct({ ...env, DATABASE_URL: wire.url });
  const plans = {};
  for (const one of cases) {
    const request = requestOf(one, cookies[one.as]);
    // A cached answer is compared with the queries of the first request, which fills the cache.
    for (let warming = one.isKept ? 0 : 2; warming > 0; warming -= 1) await once(request);
    await new Promise((resolve) => setTimeout(resolve, 300));
    wire.take();
    const bytes = await once(request);
    await new Promise((resolve) => setTimeout(resolve, 300));
    plans[one.name] = { groups: groupsOf(wire.take()), bytes };
  }
  await stop(child);
  wire.close();
  return plans;
}

async function startOthers(env, plans) {
  const file = path.join(env.PGDATA_DIR, "plans.json");
  fs.writeFileSync(file, JSON.stringify({ url: env.DATABASE_URL, plans }));
  const kept = { BENCH_PLANS: file, BENCH_KEPT_BYTES: String(plans["careers page"]?.bytes ?? 50_000) };
  const folder = path.join(projectRoot, "scripts", "bench", "minimal");
  const next = path.join(projectRoot, "node_modules", "next", "dist", "bin", "next");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  log("building the minimal pages");
  if (
    await exitOf(start(process.execPath, [next, "build", folder], { ...env, ...kept, NODE_ENV: "production" }, quiet))
  )
    throw new Error("the minimal pages were not built");
  const bare = start(
    process.execPath,
    ["scripts/bench/bare-server.mjs"],
    { ...env, ...kept, PORT: String(ports.bare) },
    quiet,
  );
  const minimal = start(
    process.execPath,
    [next, "start", folder, "--port", String(ports.minimal)],
    { ...env, ...kept, NODE_ENV: "production" },
    quiet,
  );
  await Promise.all([until(at("bare", "/nothing")), until(at("minimal", "/nothing"))]);
  return { bare, minimal };
}

/** What a case is compared with besides the product. */
function rivalsOf(one, bytes) {
  const name = encodeURIComponent(one.name);
  if (one.against === "nothing") return {};
  if (one.against === "kept") return { page: { server: "minimal", url: at("minimal", "/kept") } };
  if (one.against === "rendered")
    return { page: { server: "minimal", url: at("minimal", "/rendered"), headers: { "x-bytes": String(bytes) } } };
  const bare = { server: "bare", url: at("bare", `/${name}`) };
  return one.isByRoute ? { bare, route: { server: "minimal", url: at("minimal", `/sql?case=${name}`) } } : { bare };
}

async function measured(one, plan, { cookies, pids, database }) {
  const rivals = rivalsOf(one, plan.bytes);
  const takings = { product: [], ...Object.fromEntries(Object.keys(rivals).map((key) => [key, []])) };
  const own = { product: { server: "product", ...requestOf(one, cookies[one.as]) }, ...rivals };
  for (const [key, request] of Object.entries(own)) await warmUp(request, key === "product" ? warmth : rivalWarmth);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [key, { server, ...request }] of Object.entries(own))
      takings[key].push(await sendLoad(request, { pid: pids[server], database, seconds }));
  const [product, bare, page, route] = ["product", "bare", "page", "route"].map(
    (key) => takings[key] && medianOf(takings[key]),
  );
  const rival = bare ?? page;
  const of = bare
    ? one.isKept
      ? "bare Node, asking anew"
      : "bare Node"
    : { kept: "a kept page", rendered: "a rendered page" }[one.against];
  log(`${one.name}: ${Math.round(product.rate)}/s${rival ? `, ${of} ${Math.round(rival.rate)}/s` : ""}`);
  return {
    name: one.name,
    product,
    rival,
    share: rival && product.rate / rival.rate,
    of: of ?? "",
    budget: one.budget,
    ofRoute: route && product.rate / route.rate,
    queries: plan.groups.flat().length || undefined,
    plans: plan.troubles,
  };
}

/** Commit 2.4 writes a second, as many as a large office makes: each invalidates what is cached. Returns what ends it. */
function startWriting(sql) {
  const write = () => sql`
    insert into audit_entries (operation, actor_kind, subject, channel, request_id, created_at)
    values ('vessels.update', 'scheduler', '1', 'job', 'bench', now())`;
  const timer = setInterval(() => void write().catch((error) => log(`a write failed: ${error.message}`)), 1_000 / 2.4);
  return () => clearInterval(timer);
}

/** Measure a cached case of calls again while others write. */
async function measuredWithWrites(one, { cookies, pids, database, sql }) {
  const end = startWriting(sql);
  const request = requestOf(one, cookies[one.as]);
  const results = [];
  for (let turn = 0; turn < rounds; turn += 1)
    results.push(await sendLoad(request, { pid: pids.product, database, seconds: Math.max(seconds, 2) }));
  end();
  const product = medianOf(results);
  log(`${one.name}, with writes: ${Math.round(product.rate)}/s`);
  return { name: `${one.name}, with writes`, product, of: "" };
}

async function bench({ env }) {
  await migrate(env.DATABASE_URL);
  const sql = postgres(env.DATABASE_URL, { max: 1, onnotice: () => {} });
  const [{ count }] = await sql`select count(*)::int as count from crew`;
  if (count < 1_000) await seed(env, ["--scale", scale]);
  await ensureBuild();
  const cases = (await casesOf(sql)).filter(({ name }) => only.some((part) => name.includes(part)));
  const roles = [...new Set(cases.flatMap(({ as }) => as ?? []))];
  const first = await startProduct(env);
  const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await signedIn(role)])));
  await stop(first);
  log("listening to the queries of each case");
  const plans = await plansOf(cases, env, cookies);
  for (const plan of Object.values(plans)) plan.troubles = await planProblemsIn(sql, plan.groups.flat());
  const { bare, minimal } = await startOthers(env, plans);
  const product = await startProduct(env);
  const [{ pid }] = await sql`select pg_backend_pid() as pid`;
  const postmaster = Number(fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ")[1]);
  const pids = { product: product.pid, bare: bare.pid, minimal: minimal.pid };
  const rows = [];
  for (const one of cases) {
    rows.push(await measured(one, plans[one.name], { cookies, pids, database: postmaster }));
    if (one.isKept && one.as) rows.push(await measuredWithWrites(one, { cookies, pids, database: postmaster, sql }));
  }
  const [{ total }] = await sql`select count(*)::int as total from crew`;
  const navigation = only.join("") === "" ? await navigationIn(at("product", ""), Object.values(cookies)[0]) : [];
  const report = reportOf({
    rows,
    navigation,
    scale: total.toLocaleString("en"),
    memory: residentOf(product.pid),
    seconds,
    rounds,
  });
  console.log(report);
  await sql.end();
  await endRunning();
  if (!before) {
    if (only.join("") === "") fs.writeFileSync(target, report);
    return 0;
  }
  const slower = slowerThan(before, rows);
  console.log(slower.length > 0 ? `slower:\n${slower.join("\n")}` : "nothing has become slower by more than a tenth");
  return 0;
}

await withEnvironment(bench, { log });

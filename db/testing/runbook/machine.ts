import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exceptionsOf, type Step } from "./document";

const project = process.cwd();
/** Of `npm start`, once it serves. */
const ready = "Nakhoda is ready on";
const startMinutes = 30;

/** Make a repository of this program with two versions: this one, and one with a migration more. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "pipe" });
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of String(listed).split("\0").filter(Boolean))
    if (fs.existsSync(file)) fs.cpSync(file, path.join(folder, file));
  const commit = (version: string) => {
    git("add", "--all");
    git("-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", version);
    git("tag", version);
  };
  git("init", "--quiet");
  commit("this");
  const journalFile = path.join(folder, "drizzle", "meta", "_journal.json");
  const journal = JSON.parse(fs.readFileSync(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next" });
  fs.writeFileSync(journalFile, JSON.stringify(journal));
  fs.writeFileSync(path.join(folder, "drizzle", "9999_next.sql"), "create table next_version (id int);");
  commit("next");
}

/**
 * Machines on which the runbook is followed: a folder with an installed program, its private database, a second place
 * for backups and one for keys. A shell runs every command, with the names filled in.
 */
export class Machine {
  readonly #root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-runbook-"));
  readonly #isWhole: boolean;
  readonly #port: number;
  #folder: string;
  #server: ChildProcess | undefined;
  #served = "";
  #backup = "FOLDER";
  #recipient = "age1";
  /** What VERSION names. */
  version: "this" | "next" = "this";
  /** The address of an administrator. */
  readonly administrator: string;

  constructor({ isWhole, port }: { isWhole: boolean; port: number }) {
    this.#isWhole = isWhole;
    this.#port = port;
    this.administrator = isWhole ? "superadmin@nakhoda.test" : "chief@example.com";
    // The account of the private database has to pass.
    fs.chmodSync(this.#root, 0o755);
    for (const name of ["repository", "other-disk", "safe", "first", "second"]) fs.mkdirSync(this.place(name));
    makeRepository(this.place("repository"));
    this.#folder = this.place("first");
  }

  place(name: string): string {
    return path.join(this.#root, name);
  }

  /** Install this version and fill its database: the demo in a long run, else one administrator. */
  async prepare(): Promise<void> {
    await this.shell([
      "git clone --quiet --config advice.detachedHead=false --branch VERSION REPOSITORY nakhoda",
      "cd nakhoda",
      'ln -s "$INSTALLED" node_modules',
    ]);
    const filling = this.#isWhole ? "DEMO=1" : `DEMO=0 FIRST_ADMIN_EMAIL=${this.administrator}`;
    await this.shell([`${filling} npm run db:seed`]);
    fs.writeFileSync(path.join(this.#folder, ".env.local"), "DEMO=0\n");
  }

  /** Lose the machine with its disk, and begin on an empty one. */
  async replace(): Promise<void> {
    await this.stop();
    fs.rmSync(this.place("first"), { recursive: true });
    this.#folder = this.place("second");
  }

  /** Follow a step, stopping the server where it says so. @returns what the commands printed */
  async follow({ says, commands }: Step): Promise<string> {
    if (/\bstop\b/i.test(says)) await this.stop();
    const exceptions = exceptionsOf(this.#isWhole);
    let printed = "";
    for (const part of partsOf(commands.map((line) => exceptions[line]?.instead ?? line)))
      printed += part === "npm start" ? await this.#start() : await this.shell(part);
    return printed;
  }

  /** Run lines in one shell. @returns what they printed @throws with it, when one fails */
  async shell(lines: readonly string[]): Promise<string> {
    const whereFile = this.place("where");
    const script = ["set -euo pipefail", ...lines.map((line) => this.#filledIn(line)), `pwd > ${whereFile}`].join("\n");
    const child = spawn("bash", ["-c", script], { cwd: this.#folder, env: this.#environment() });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (printed += String(bytes)));
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`exit code ${code} in ${this.#folder}\n${lines.join("\n")}\n${printed}`);
    this.#folder = fs.readFileSync(whereFile, "utf8").trim();
    this.#note(printed);
    return printed;
  }

  /** Run SQL on the database of the machine. */
  async sql(text: string): Promise<string> {
    const program = `import postgres from "postgres"; const sql = postgres(process.env.DATABASE_URL);
      console.log("rows", JSON.stringify(await sql.unsafe(process.argv[2]))); await sql.end();`;
    fs.writeFileSync(path.join(this.#folder, "ask.mjs"), program);
    return this.shell([`node scripts/with-db.mjs run node ask.mjs "${text}"`]);
  }

  /** End the server as Ctrl-C does. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server?.pid || server.exitCode !== null) return;
    const over = once(server, "exit");
    process.kill(-server.pid, "SIGINT");
    await over;
  }

  async end(): Promise<void> {
    await this.stop();
    fs.rmSync(this.#root, { recursive: true, force: true });
  }

  async #start(): Promise<string> {
    this.#served = "";
    const server: ChildProcess = spawn("npm", ["start"], {
      cwd: this.#folder,
      env: this.#environment(),
      detached: true,
    });
    this.#server = server;
    for (const stream of [server.stdout, server.stderr]) stream?.on("data", (bytes) => (this.#served += String(bytes)));
    const deadline = Date.now() + startMinutes * 60_000;
    while (!this.#served.includes(ready)) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`npm start\n${this.#served}`);
      await sleep(200);
    }
    this.#note(this.#served);
    return this.#served;
  }

  /** Only what a shell has: settings of the tests must not reach the commands. */
  #environment(): NodeJS.ProcessEnv {
    const { PATH = "", HOME = "" } = process.env;
    return {
      ...{ PATH, HOME, PORT: String(this.#port), INSTALLED: path.join(project, "node_modules") },
      ...{ npm_config_prefer_offline: "true", npm_config_update_notifier: "false", npm_config_loglevel: "error" },
    } as unknown as NodeJS.ProcessEnv;
  }

  /** Remember what a later step fills in. */
  #note(printed: string): void {
    this.#backup = [...printed.matchAll(/(?<=^|\s)\/\S*\/nakhoda-\d{4}-[\dTZ-]+/gm)].at(-1)?.[0] ?? this.#backup;
    this.#recipient = /BACKUP_RECIPIENT=(age1\w+)/.exec(printed)?.[1] ?? this.#recipient;
  }

  #filledIn(line: string): string {
    const filled: Record<string, () => string> = {
      OLD_FOLDER: () => this.#oldest(),
      FOLDER: () => this.#backup,
      "age1…": () => this.#recipient,
      VERSION: () => this.version,
      REPOSITORY: () => this.place("repository"),
      "/mnt/other-disk": () => this.place("other-disk"),
      "/mnt/safe": () => this.place("safe"),
      "chief@example.com": () => this.administrator,
      "localhost:3000": () => `localhost:${this.#port}`,
    };
    return Object.entries(filled).reduce(
      (text, [name, value]) => (text.includes(name) ? text.replaceAll(name, value()) : text),
      line,
    );
  }

  #oldest(): string {
    const home = path.join(this.#folder, ".data", "backups");
    const [oldest = ""] = fs.readdirSync(home).sort();
    return path.join(home, oldest);
  }
}

/** Split lines so that a server, which goes on, is by itself. */
function partsOf(lines: readonly string[]): (string[] | "npm start")[] {
  const place = lines.indexOf("npm start");
  if (place < 0) return lines.length > 0 ? [[...lines]] : [];
  return [...partsOf(lines.slice(0, place)), "npm start", ...partsOf(lines.slice(place + 1))];
}

import fs from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { WaitingJob } from "@/scripts/backup/catalog.mjs";
import type { Applied } from "@/scripts/backup/migrations.mjs";

const home = path.join(process.cwd(), "db", "testing", "releases");
const isRelease = (name: string) => /^\d+\.\d+\.\d+$/.test(name);

/** A report that was being written on a device, sealed there. nonce and body in base64. */
type DeviceDraft = { userId: number; place: string; nonce: string; body: string };
export type Manifest = {
  /** Version of the product that made the data. */
  release: string;
  /** The day of the release, and the moment the data is about. */
  madeFor: string;
  /** Key of the encrypted columns. It protects invented data and nothing else. */
  dataKey: string;
  migrations: Applied[];
  /** Rows of each table of the schema public. */
  rows: Record<string, number>;
  /** Last value of each sequence. */
  sequences: Record<string, number>;
  jobs: WaitingJob[];
  drafts: DeviceDraft[];
};
/** Rows of a table, each as the values of an INSERT. */
export type TableData = { table: string; columns: string[]; rows: string[] };

/** List the releases a database is kept of, oldest first. */
export const releasesKept = (): string[] =>
  fs
    .readdirSync(home)
    .filter(isRelease)
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));

const manifestOf = (release: string) => path.join(home, release, "manifest.json");
const dataOf = (release: string) => path.join(home, release, "data.sql.gz");

export const readManifest = (release: string): Manifest => JSON.parse(fs.readFileSync(manifestOf(release), "utf8"));

/** Read the script that inserts the rows of a release. */
export const readData = (release: string): string => gunzipSync(fs.readFileSync(dataOf(release))).toString("utf8");

/** Write a release in place of what is kept of it. The data is a script that psql runs as well. @returns bytes of both files */
export function writeFixture(manifest: Manifest, tables: TableData[]): number {
  const { release } = manifest;
  fs.mkdirSync(path.join(home, release), { recursive: true });
  const inserts = tables.map(({ table, columns, rows }) => {
    const names = columns.map((name) => `"${name}"`).join(", ");
    return `insert into "${table}" (${names}) overriding system value values\n${rows.map((row) => `(${row})`).join(",\n")};\n`;
  });
  fs.writeFileSync(manifestOf(release), `${JSON.stringify(manifest, null, 2)}\n`);
  fs.writeFileSync(dataOf(release), gzipSync(inserts.join("\n"), { level: 9 }));
  return [manifestOf, dataOf].reduce((sum, file) => sum + fs.statSync(file(release)).size, 0);
}

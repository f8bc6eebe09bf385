import { execFileSync } from "node:child_process";
import { requiredPoint, megabytes, assertThat, checkPoint, seconds } from "../assertions.mjs";
import { executeIn, processesIn, secondsSince, untilReady } from "../running.mjs";

/** Start an image with an empty database. */
export async function tryStart(container, { base, sql }) {
  await requiredPoint("an empty database is migrated and served", async () => {
    const taken = await untilReady(container, base);
    const [{ count }] = await sql`select count(*)::int from drizzle.__drizzle_migrations`;
    assertThat(count > 0, "no migration has run");
    return `${seconds(taken)} from start to ready, ${count} migrations`;
  });
  for (const name of ["live", "ready"])
    await checkPoint(`/health/${name} answers 200`, async () => {
      const began = performance.now();
      const { status } = await fetch(`${base}/health/${name}`);
      assertThat(status === 200, `it answered ${status}`);
      return seconds(secondsSince(began));
    });
  await checkPoint("the health check's own command succeeds", () => {
    const began = performance.now();
    const { status, stderr } = executeIn(container, container.image.health);
    assertThat(status === 0, `exit code ${status}: ${stderr}`);
    return seconds(secondsSince(began));
  });
  await checkPoint("commands beside it work (with-db.mjs migrate)", () => {
    const { status, stdout, stderr } = executeIn(container, ["node", "scripts/with-db.mjs", "migrate"]);
    assertThat(status === 0, `exit code ${status}: ${stdout}${stderr}`);
  });
  await checkPoint("pages and what they load are there", async () => {
    const page = await (await fetch(base)).text();
    const parts = [
      ...new Set([...page.matchAll(/(?:href|src)="(\/(?:_next\/static|brand|hero)\/[^"]+)"/g)].map(([, at]) => at)),
    ];
    for (const part of parts)
      assertThat((await fetch(base + part.replaceAll("&amp;", "&"))).status === 200, `${part} is missing`);
    assertThat(parts.length > 3, "the page names hardly any file");
    return `${parts.length} files`;
  });
  await checkPoint("memory when nobody has worked yet", () => memoryOf(container));
}

export const memoryOf = (container) =>
  processesIn(container)
    .map(({ command, megabytes: size }) => `${command} ${megabytes(size)}`)
    .join(", ");

const sizeOf = (folder) =>
  Number(execFileSync("du", ["-sk", "--apparent-size", folder], { encoding: "utf8" }).split("\t")[0]) / 1024;

/** Check the size of the image, and list the largest of our own files. */
export async function trySize(image, largestMegabytes) {
  await checkPoint(`the image is smaller than ${largestMegabytes} MB`, () => {
    const base = sizeOf(image.layers[0]);
    const own = image.parts.map(({ layer }) => sizeOf(layer)).reduce((sum, size) => sum + size, 0);
    assertThat(base + own < largestMegabytes, `it has ${megabytes(base + own)}, ${megabytes(own)} of them ours`);
    return `${megabytes(base + own)}: ${megabytes(base)} base, ${megabytes(own)} ours`;
  });
  for (const { text, layer } of image.parts) {
    if (sizeOf(layer) < 1) continue;
    console.log(`        ${text}`);
    for (const line of largestIn(layer)) console.log(`          ${line}`);
  }
}

function largestIn(folder) {
  const lines = execFileSync("du", ["-k", "--apparent-size", "--max-depth=4", "--threshold=1500K", folder], {
    encoding: "utf8",
  });
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .sort(([one], [other]) => other - one)
    .slice(1, 14)
    .map(([size, path]) => `${megabytes(size / 1024).padStart(7)}  ${path.slice(folder.length)}`);
}

import { nodeFileTrace } from "@vercel/nft";
import fs from "node:fs";
import path from "node:path";

/** What a server of a build never loads: types, maps, what only development loads, and compilers. */
const neverServed = [
  "**/*.d.ts",
  "**/*.map",
  "**/*.development.js",
  "node_modules/next/dist/compiled/next-server/*.dev.js",
  "node_modules/next/dist/docs/**",
  "node_modules/{@next/swc-*,@swc,typescript}/**",
];
/** What Next looks for by name before it reads its configuration, which no trace can see; none of it is loaded. */
const lookedFor = ["webpack", "@babel/runtime"].map((name) => `node_modules/next/dist/compiled/${name}`);
/** What the server and the configuration import. */
const imported = ["dist/server/next.js", "constants.js"].map((name) => `node_modules/next/${name}`);
/**
 * Traced because what reads a configuration could read one in TypeScript, because tests and maps lie beside what is
 * used, and because a build measures fonts with these tables.
 */
const neverAsked = /^node_modules\/(typescript|thread-stream\/test)\/|\.map$|\/capsize-font-metrics\.json$/;

/**
 * List the files a production server needs: what Next traced for every entry, what it requires and rendered, and what a
 * custom server imports.
 * @param {string} root
 * @returns {Promise<string[]>} paths below `root`
 */
export async function tracedFiles(root) {
  const build = path.join(root, ".next");
  const traces = filesBelow(build).filter((file) => file.endsWith(".nft.json"));
  const read = (file) => JSON.parse(fs.readFileSync(file, "utf8"));
  const traced = traces.flatMap((trace) => read(trace).files.map((file) => path.resolve(path.dirname(trace), file)));
  const required = read(path.join(build, "required-server-files.json")).files.map((file) => path.join(root, file));
  const rendered = filesBelow(path.join(build, "server")).filter((file) => !/\.(map|nft\.json)$/.test(file));
  const named = lookedFor.flatMap((folder) => filesBelow(path.join(root, folder)));
  const programs = imported.map((file) => path.join(root, file));
  const { fileList } = await nodeFileTrace(programs, { base: root, processCwd: root, ignore: neverServed });
  const found = [...traced, ...required, ...rendered, ...named].map((file) => path.relative(root, file));
  const all = new Set([...found, ...fileList].map((file) => file.split(path.sep).join("/")));
  return [...all].filter((file) => !neverAsked.test(file)).sort();
}

/** The image is not part of the build it is made of. */
const filesBelow = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [full];
    return ["cache", "dev", "image"].includes(entry.name) ? [] : filesBelow(full);
  });

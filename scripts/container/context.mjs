import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ignoredBy } from "./dockerignore.mjs";

/** List the project's files named by COPY, without those excluded by .dockerignore. */
export function contextFiles(context, sources) {
  const list = path.join(context, ".dockerignore");
  const isIgnored = ignoredBy(fs.existsSync(list) ? fs.readFileSync(list, "utf8") : "");
  const matched = sources.flatMap((source) => {
    const start = path.posix.normalize(source).replace(/\/$/, "");
    const files = filesBelow(context, start, isIgnored);
    if (files.length === 0) throw new Error(`COPY ${source}: there is no such file`);
    return files.map((file) => ({
      file,
      inside: file === start ? path.posix.basename(file) : path.posix.relative(start, file),
    }));
  });
  return { context, found: matched, hash: hashOf(context, matched) };
}

function filesBelow(context, name, isIgnored) {
  const full = path.join(context, name);
  if (!fs.existsSync(full) || name === ".git" || isIgnored(name)) return [];
  if (!fs.lstatSync(full).isDirectory()) return [name];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((child) => filesBelow(context, name === "." ? child : `${name}/${child}`, isIgnored));
}

function hashOf(context, matched) {
  const hash = createHash("sha256");
  for (const { file, inside } of matched) {
    const full = path.join(context, file);
    hash.update(`${inside}\0${fs.lstatSync(full).mode}\0`).update(fs.readFileSync(full));
  }
  return hash.digest("hex");
}

/** One file gets the target's name, unless the target is a folder; a folder's contents go into the target. */
export function copyFiles({ context, found: matched }, { sources, target: written }, target) {
  const isFolder = written.endsWith("/") || sources.length > 1 || matched[0].file !== path.posix.normalize(sources[0]);
  for (const { file, inside } of matched) {
    const to = isFolder ? path.join(target, inside) : target;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(context, file), to);
    fs.chmodSync(to, fs.statSync(path.join(context, file)).mode & 0o777);
  }
}

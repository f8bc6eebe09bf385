import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { baseImage } from "./base-image.mjs";
import { contextFiles, copyFiles } from "./context.mjs";
import { keepOrRemoveDraft } from "./draft-folder.mjs";
import { parseDockerfile } from "./dockerfile.mjs";
import { registryAccess } from "./registry-access.mjs";
import { isolated, mountLayers, mountSystem, quoted } from "./sandbox.mjs";

/** Layers take a gigabyte. Those of the last hour are kept, because another branch may use them. */
const keptMilliseconds = 60 * 60 * 1000;
const folded = (...parts) => createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 20);

/**
 * Build an image from a Dockerfile. Each step writes a layer, cached by everything it was made from.
 * @param {{ context: string, cache: string, say: (text: string) => void }} given
 */
export function buildImage(given) {
  const built = new Map();
  for (const stage of parseDockerfile(fs.readFileSync(path.join(given.context, "Dockerfile"), "utf8"))) {
    const start = built.get(stage.base) ?? { ...plain, ...baseImage(stage.base, given) };
    const apply = (image, step) => ({ ...image, ...steps[step.kind](image, step, { ...given, built }) });
    built.set(stage.name, stage.steps.reduce(apply, start));
  }
  dropUnused(given.cache);
  return [...built.values()].at(-1);
}

const plain = { env: {}, folder: "/", user: "root", volumes: [], ports: [], parts: [] };

const steps = {
  ENV: ({ env }, { values }) => ({ env: { ...env, ...values } }),
  USER: (_image, { user }) => ({ user }),
  VOLUME: ({ volumes }, { folders }) => ({ volumes: [...volumes, ...folders] }),
  EXPOSE: (_image, { ports }) => ({ ports }),
  HEALTHCHECK: (_image, { command }) => ({ health: command }),
  CMD: (_image, { command }) => ({ command }),
  WORKDIR(image, step, given) {
    const folder = path.posix.resolve(image.folder, step.folder);
    const make = ({ files }) => fs.mkdirSync(path.join(files, folder), { recursive: true });
    return { folder, ...withLayer(image, step, given, "", make) };
  },
  RUN(image, step, given) {
    return withLayer(image, step, given, JSON.stringify(image.env), (draft) => runStep(image, step, draft, given));
  },
  COPY(image, step, given) {
    const target = path.posix.resolve(image.folder, step.target);
    if (step.from) {
      const source = given.built.get(step.from);
      if (!source) throw new Error(`no stage "${step.from}"`);
      return withLayer(image, step, given, source.key, ({ files, root }) =>
        copyFromStage(source, step, { root, target: files + target }),
      );
    }
    const found = contextFiles(given.context, step.sources);
    return withLayer(image, step, given, found.hash, ({ files }) => copyFiles(found, step, files + target));
  },
};

/** Return the image with the layer that `make` writes, from the cache if possible. */
function withLayer(image, step, { cache, say }, madeFrom, make) {
  const key = folded(image.key, step.text, madeFrom);
  const layer = path.join(cache, "layers", key);
  if (!fs.existsSync(layer)) {
    say(step.text);
    fs.mkdirSync(path.dirname(layer), { recursive: true });
    const draft = fs.mkdtempSync(path.join(cache, "draft-"));
    const places = Object.fromEntries(["files", "work", "root"].map((name) => [name, path.join(draft, name)]));
    for (const place of Object.values(places)) fs.mkdirSync(place, { mode: 0o755 });
    keepOrRemoveDraft(draft, () => make(places));
    fs.renameSync(places.files, layer);
    fs.rmSync(draft, { recursive: true, force: true });
  }
  fs.utimesSync(layer, new Date(), new Date());
  return { key, layers: [...image.layers, layer], parts: [...image.parts, { text: step.text, layer }] };
}

function runStep({ layers, env, folder }, { command, caches }, { root, ...written }, { cache }) {
  const outside = registryAccess(root);
  const script = isolated([
    mountLayers(root, layers, written),
    ...mountSystem(root),
    ...outside.mounts,
    ...caches.flatMap((target) => mountCache(root, target, cache)),
    `exec chroot ${quoted(root)} env --chdir=${quoted(folder)} sh -c ${quoted(command)}`,
  ]);
  const { status } = spawnSync("unshare", script, {
    env: { HOME: "/root", ...env, ...outside.env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`RUN ${command} failed with exit code ${status}`);
}

function mountCache(root, target, cache) {
  const kept = path.join(cache, "mounts", folded(target));
  fs.mkdirSync(kept, { recursive: true });
  return [`mkdir -p ${quoted(root + target)}`, `mount --bind ${quoted(kept)} ${quoted(root + target)}`];
}

/** Copy from a finished stage. As with COPY, everything belongs to root afterwards. */
function copyFromStage({ layers, folder }, { sources, target: written }, { root, target }) {
  const intoFolder = sources.length > 1 || written.endsWith("/");
  const copies = sources.map((source) => {
    const from = quoted(path.posix.join(root, path.posix.resolve(folder, source)));
    const to = quoted(target);
    const inside = quoted(path.posix.join(target, path.posix.basename(source)));
    return `if [ -d ${from} ]; then mkdir -p ${to} && cp -a ${from}/. ${to}/; else cp -a ${from} ${intoFolder ? inside : to}; fi`;
  });
  fs.mkdirSync(intoFolder ? target : path.dirname(target), { recursive: true });
  execFileSync("unshare", isolated([mountLayers(root, layers), ...copies, `chown -R root:root ${quoted(target)}`]));
}

function dropUnused(cache) {
  const folder = path.join(cache, "layers");
  for (const name of fs.readdirSync(folder)) {
    const layer = path.join(folder, name);
    if (Date.now() - fs.statSync(layer).mtimeMs > keptMilliseconds) fs.rmSync(layer, { recursive: true, force: true });
  }
}

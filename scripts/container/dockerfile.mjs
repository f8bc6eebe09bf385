/**
 * @typedef {{ kind: string, text: string, from?: string, sources?: string[], target?: string, caches?: string[],
 *   command?: string | string[], values?: Record<string, string>, folder?: string, folders?: string[], user?: string,
 *   ports?: string[] }} Step
 * @typedef {{ name: string, base: string, steps: Step[] }} Stage
 */

const readers = {
  WORKDIR: (rest) => ({ folder: rest }),
  ENV: (rest) => ({ values: assignments(rest) }),
  COPY: readCopy,
  RUN: readRun,
  USER: (rest) => ({ user: rest }),
  VOLUME: (rest) => ({ folders: rest.startsWith("[") ? JSON.parse(rest) : rest.split(/\s+/) }),
  EXPOSE: (rest) => ({ ports: rest.split(/\s+/) }),
  HEALTHCHECK: readHealthcheck,
  CMD: (rest) => ({ command: execForm(rest, "CMD") }),
};

/**
 * What our own Dockerfile is made of. An instruction or option this does not know is an error: what is not understood
 * cannot be tried. @param {string} text @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const stages = [];
  for (const line of logicalLines(text)) {
    const [, name, rest] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (name === "FROM") stages.push(readFrom(rest, stages.length));
    else if (!Object.hasOwn(readers, name ?? "")) throw new Error(`not understood: ${line}`);
    else if (stages.length === 0) throw new Error(`before the first FROM: ${line}`);
    else stages.at(-1).steps.push({ kind: name, text: line, ...readers[name](rest) });
  }
  if (stages.length === 0) throw new Error("a Dockerfile begins with FROM");
  return stages;
}

/** Remove comments and empty lines, and join lines that end with a backslash. */
function logicalLines(text) {
  const kept = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.trimStart().startsWith("#"));
  const joined = kept.join("\n").replace(/\\[ \t]*\n\s*/g, "");
  return joined === "" ? [] : joined.split("\n").map((line) => line.trim());
}

function readFrom(rest, position) {
  const [, base, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
  if (!base) throw new Error(`not understood: FROM ${rest}`);
  return { name: name ?? String(position), base, steps: [] };
}

/** Parse the options at the start, each of which must be `known`, and return the rest. */
function withOptions(rest, allowed) {
  const options = [];
  let left = rest;
  for (let found; (found = /^--([\w-]+)=(\S+)\s+/.exec(left)); left = left.slice(found[0].length)) {
    if (!allowed.includes(found[1])) throw new Error(`not understood: --${found[1]}`);
    options.push({ name: found[1], value: found[2] });
  }
  return { options, left };
}

function readCopy(rest) {
  const { options, left } = withOptions(rest, ["from"]);
  const names = left.split(/\s+/);
  const target = names.pop();
  if (names.length === 0) throw new Error(`not understood: COPY ${rest}`);
  return { from: options[0]?.value, sources: names, target };
}

function readRun(rest) {
  const { options, left } = withOptions(rest, ["mount"]);
  if (left.startsWith("[")) throw new Error(`not understood: RUN ${rest}`);
  return { command: left, caches: options.map(({ value }) => cacheTarget(value)) };
}

function cacheTarget(mount) {
  const [, target] = /^type=cache,target=([^,]+)$/.exec(mount) ?? [];
  if (!target) throw new Error(`not understood: --mount=${mount}`);
  return target;
}

function readHealthcheck(rest) {
  const { left } = withOptions(rest, ["interval", "start-period", "start-interval", "timeout", "retries"]);
  const [, command] = /^CMD\s+(.*)$/s.exec(left) ?? [];
  if (!command) throw new Error(`not understood: HEALTHCHECK ${rest}`);
  return { command: execForm(command, "HEALTHCHECK CMD") };
}

/** The shell form does not forward signals to the process, so it is refused. */
function execForm(rest, instruction) {
  if (!rest.startsWith("[")) throw new Error(`${instruction} without a shell is written as a list: ${rest}`);
  return JSON.parse(rest);
}

function assignments(rest) {
  const pairs = [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))(?:\s+|$)/gy)];
  if (pairs.map(([whole]) => whole).join("") !== rest) throw new Error(`not understood: ENV ${rest}`);
  return Object.fromEntries(pairs.map(([, name, quoted, plain]) => [name, quoted ?? plain]));
}

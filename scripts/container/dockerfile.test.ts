import fs from "node:fs";
import path from "node:path";
import { parseDockerfile } from "./dockerfile.mjs";

const shown = (text: string) => parseDockerfile(`FROM node:24-trixie-slim\n${text}`)[0]?.steps[0];

test("stages have a name or their position, and their base", () => {
  const stages = parseDockerfile("FROM one AS build\nWORKDIR /app\n\n# the second\nFROM build\nUSER node\n");
  expect(stages.map(({ name, base, steps }) => [name, base, steps.length])).toEqual([
    ["build", "one", 1],
    ["1", "build", 1],
  ]);
});

test.each([
  ["WORKDIR /app", { folder: "/app" }],
  ['ENV ONE=1 TWO="two words" URL=http://a/?b=c', { values: { ONE: "1", TWO: "two words", URL: "http://a/?b=c" } }],
  ["COPY package.json package-lock.json ./", { sources: ["package.json", "package-lock.json"], target: "./" }],
  ["COPY --from=build /app/public public", { from: "build", sources: ["/app/public"], target: "public" }],
  ["RUN mkdir a && \\\n  # why\n  chown node a", { command: "mkdir a && chown node a", caches: [] }],
  ["RUN --mount=type=cache,target=/cache npm ci", { command: "npm ci", caches: ["/cache"] }],
  ["USER node", { user: "node" }],
  ["VOLUME /app/.data", { folders: ["/app/.data"] }],
  ["EXPOSE 3000", { ports: ["3000"] }],
  ['HEALTHCHECK --interval=10s \\\n  CMD ["node", "-e", "1"]', { command: ["node", "-e", "1"] }],
  ['CMD ["node", "start.mjs"]', { command: ["node", "start.mjs"] }],
])("%s", (line, expected) => {
  expect(shown(line)).toMatchObject(expected);
});

test.each([
  "ADD a b",
  "COPY --chmod=755 a b",
  "COPY a",
  "RUN --mount=type=secret,id=a true",
  'RUN ["true"]',
  "ENV NAME value",
  "CMD node start.mjs",
  "HEALTHCHECK NONE",
  "run true",
])("what is not understood is an error: %s", (line) => {
  expect(() => shown(line)).toThrow(/not understood|written as a list/);
});

test("requires a FROM before anything else", () => {
  expect(() => parseDockerfile("WORKDIR /app")).toThrow("before the first FROM");
  expect(() => parseDockerfile("# nothing\n")).toThrow("begins with FROM");
});

test("our own Dockerfile is understood and does not run as root", () => {
  const stages = parseDockerfile(fs.readFileSync(path.join(__dirname, "../../Dockerfile"), "utf8"));
  expect(stages.at(-1)?.steps.find(({ kind }) => kind === "USER")?.user).toBe("node");
});

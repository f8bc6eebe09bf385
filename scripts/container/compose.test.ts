import fs from "node:fs";
import path from "node:path";

const textOf = (name: string) => fs.readFileSync(path.join(__dirname, "../..", name), "utf8");
const [service = ""] = /^ {2}app:\n(?: {4}.*\n)+/m.exec(textOf("compose.yaml")) ?? [];

/** What the image decides itself, or what only a developer's machine has. */
const elsewhere = [
  "HOSTNAME",
  "PGDATA_DIR",
  "TEST_DATABASE_URL",
  "CHROMIUM_PATH",
  "CONTAINER_CACHE",
  "CONTAINER_PREVIOUS",
];

test("every setting can be given to the container", () => {
  const settings = [...textOf(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect(settings.length).toBeGreaterThan(30);
  const missing = settings.filter((name) => !elsewhere.includes(name) && !new RegExp(`\\b${name}\\b`).test(service));
  expect(missing).toEqual([]);
  const letterhead = settings.filter((name) => name.startsWith("COMPANY_"));
  const ofOneDivision = letterhead.flatMap((name) => [`${name}_MARINE`, `${name}_TANKER`]);
  expect(ofOneDivision.filter((name) => !service.includes(`      ${name}:\n`))).toEqual([]);
});

test("runs as in production: own account, no privileges, read-only root, time to end", () => {
  for (const line of ["user: node", "read_only: true", "cap_drop: [ALL]", "stop_grace_period: 20s"])
    expect(service).toContain(`\n    ${line}\n`);
});

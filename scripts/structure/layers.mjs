/** Layers of the code, highest first. */
const rooms = [
  ["e2e", /^e2e\//],
  ["db/testing", /^db\/testing\//],
  ["db/seed", /^db\/seed\//],
  ["app", /^(app\/|proxy\.ts$|instrumentation(-client)?\.ts$)/],
  ["components/features", /^components\/features\//],
  ["components/ui", /^components\/ui\//],
  ["lib/features", /^lib\/features\//],
  ["lib/platform", /^lib\/platform\//],
  ["lib/access", /^lib\/access\//],
  ["db", /^db\//],
  ["messages", /^messages\//],
  ["scripts", /^scripts\//],
];

/** Layers each layer may import, types included. Every import goes down the list. */
const mayImport = {
  "db/testing": ["db/seed", "lib/features", "lib/platform", "lib/access", "db", "messages", "scripts"],
  "db/seed": ["lib/features", "lib/platform", "lib/access", "db", "messages"],
  app: ["components/features", "components/ui", "lib/features", "lib/platform", "lib/access", "db", "messages"],
  "components/features": ["components/ui", "lib/features", "lib/platform", "lib/access", "db"],
  "components/ui": ["lib/platform"],
  "lib/features": ["lib/platform", "lib/access", "db", "messages"],
  "lib/platform": ["lib/access", "db", "messages"],
  "lib/access": ["db"],
  // Encryption is shared, because a restore without the product decrypts files too.
  db: ["scripts"],
  messages: [],
  scripts: [],
};

export function layerOf(path) {
  return rooms.find(([, pattern]) => pattern.test(path))?.[0];
}

export function layerRule(path, { target, typeOnly }) {
  const from = layerOf(path);
  const to = layerOf(target);
  const allowed = mayImport[from];
  if (!allowed) return undefined;
  if (to !== from && !allowed.includes(to)) return `${from} must not import ${to ?? "this"} (${target})`;
  return from === "components/features" ? componentRule(target, typeOnly) : undefined;
}

/** A component imports a noun's schemas, rules and actions only; data comes as props. */
function componentRule(target, typeOnly) {
  if (typeOnly) return undefined;
  if (target.startsWith("lib/features/") && !/[/.](schema|rules|actions)\.tsx?$/.test(target)) {
    return `components import schema, rules and actions of a feature only (${target})`;
  }
  return target.startsWith("db/") && !target.startsWith("db/enums/")
    ? `components import db/enums only (${target})`
    : undefined;
}

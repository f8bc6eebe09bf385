/** The product's nouns: folder, table file, message file and permission prefix are spelled the same. */
export const nouns = [
  "applicants",
  "appraisals",
  "audit",
  "billing",
  "calendars",
  "captcha",
  "chandler",
  "checks",
  "contracts",
  "crew",
  "dashboard",
  "evidence",
  "files",
  "job-openings",
  "lookups",
  "mail",
  "manning",
  "notices",
  "positions",
  "preparation",
  "rates",
  "scheduling",
  "search",
  "suitability",
  "tasks",
  "ujbm",
  "users",
  "vessels",
  "views",
  "voyages",
  "work-orders",
];

/**
 * The topics of the large nouns, lowest first: each is a folder in lib/features and in components/features, and imports
 * its noun's root and the topics before it. Names that share a line in brackets stand side by side.
 */
export const topics = {
  applicants: [
    ["draft", "pipeline"],
    ["mails", "hiring", "documents", "appointments"],
    "list",
    "report",
    ["detail", "decisions"],
    "registration-fields",
    "registration-papers",
    ["registration", "status"],
  ],
  crew: [
    "sections",
    "medical",
    "compliance",
    ["papers", "list", "forecast", "status"],
    ["detail", "edit", "conflicts", "expiry"],
    ["change-requests", "schedule", "import", "data-requests"],
    "work-lists",
  ],
  dashboard: ["shell"],
  "job-openings": ["admin", "careers", "job"],
  preparation: ["letters", "wages", "review", ["mcu", "bjst", "medical", "pkl"], ["joiners", "vessels"], "mails"],
  manning: [
    "links",
    "board",
    "candidates",
    "planning",
    "gantt",
    "proposals",
    "extensions",
    "approvals",
    "crew-changes",
    "history",
  ],
  scheduling: [
    ["vessels", "crews", "detail", "times", "instruction"],
    "save",
    "port-calls",
    "mails",
    "port-call",
    "lists",
  ],
  tasks: ["kinds", ["work-list", "facts"], "joining"],
  users: ["password", "profile", "management", "sign-in"],
  vessels: ["form", ["principals", "areas", "on-board"], ["documents", "list", "detail"]],
  "work-orders": [["tax", "bpjs"], "slip", "periods"],
};

/** What the tables share and no noun owns. */
export const sharedTableFiles = { "db/schema": ["columns"], "db/enums": ["divisions"] };

export const featureFiles = ["actions", "queries", "rules", "schema"];
export const featureFolders = ["emails", "excel", "pdf"];
export const uiFolders = ["feedback", "form", "grid", "keys", "layout", "list", "upload"];

export const forbiddenNames = ["common", "helper", "helpers", "service", "services", "types", "util", "utils"];

export const topLevel = [
  ".ci",
  ".dockerignore",
  ".editorconfig",
  ".env.example",
  ".gitattributes",
  ".gitignore",
  ".nvmrc",
  ".prettierignore",
  ".prettierrc.json",
  "Dockerfile",
  "LICENSE",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "README.md",
  "app",
  "components",
  "compose.yaml",
  "db",
  "docs",
  "drizzle",
  "drizzle.config.ts",
  "e2e",
  "eslint.config.mjs",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "jest.config.mjs",
  "lib",
  "messages",
  "proxy.ts",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "playwright.config.ts",
  "public",
  "scripts",
  "tsconfig.json",
];

/** Made by tools and kept out of git. */
export const generated = [
  ".data",
  ".DS_Store",
  ".env",
  ".env.local",
  ".git",
  ".idea",
  ".next",
  ".swc",
  ".vscode",
  "coverage",
  "next-env.d.ts",
  "node_modules",
  "playwright-report",
  "test-results",
  "tsconfig.tsbuildinfo",
];

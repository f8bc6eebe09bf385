/** Pages for editing, which load their forms. All other dashboard pages load without MUI. */
const workedIn = [
  "crew-management/import",
  "crew-management/to-verify",
  "recruitment/applicants-list/[applicantId]",
  "recruitment/job-openings",
  "vessel-management/add",
];
const heavy = /^(@mui|@emotion)\//;
const heavyInBrowser = /^(react-hook-form|zod|dayjs)$/;
const shownAround = ["layout", "error", "not-found", "forbidden", "loading"];

/** Static imports are loaded with the page, used or not. import() is loaded on demand. */
export function lightPageProblems({ sources, texts }) {
  const pages = [...sources.keys()].filter((path) => /^app\/dashboard\/.*page\.tsx$/.test(path));
  return pages
    .filter((path) => !workedIn.some((folder) => path.startsWith(`app/dashboard/${folder}/`)))
    .flatMap((page) => {
      const found = heavyBelow([page, ...around(page, sources)], sources, texts);
      return found ? [{ path: page, rule: `is read and comes with ${found}: load it by import()` }] : [];
    });
}

function around(page, sources) {
  const parts = page.split("/").slice(0, -1);
  return parts
    .flatMap((_, index) => shownAround.map((name) => `${parts.slice(0, index + 1).join("/")}/${name}.tsx`))
    .filter((path) => sources.has(path));
}

/** Find the first heavy package reachable from these files, with the file that imports it. */
function heavyBelow(starts, sources, texts) {
  const seen = new Set();
  const waiting = starts.map((path) => ({ path, isClient: false }));
  for (const { path, isClient: isBelowClient } of waiting) {
    const text = texts.get(path) ?? "";
    if (text.startsWith('"use server"')) continue;
    const isClient = isBelowClient || text.startsWith('"use client"');
    if (seen.has(`${path} ${isClient}`)) continue;
    seen.add(`${path} ${isClient}`);
    for (const { specifier, target, typeOnly, late } of sources.get(path)?.imports ?? []) {
      if (typeOnly || late) continue;
      if (heavy.test(specifier) || (isClient && heavyInBrowser.test(specifier))) return `${specifier} (${path})`;
      if (target) waiting.push({ path: target, isClient });
    }
  }
  return undefined;
}

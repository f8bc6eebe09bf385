/** A step: the sentences before a block of commands, and its lines. */
export type Step = { says: string; commands: string[] };
type Section = { title: string; steps: Step[] };

/**
 * Take the steps out of a runbook: every block fenced as `sh`, below its heading. Sections without commands are left
 * out.
 */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  let says: string[] = [];
  let commands: string[] | undefined;
  for (const line of markdown.split("\n").map((text) => text.trim())) {
    if (commands && line === "```") {
      sections.at(-1)?.steps.push({ says: says.join(" "), commands });
      [says, commands] = [[], undefined];
    } else if (commands) commands.push(line);
    else if (line === "```sh") commands = [];
    else if (/^#{2,3} /.test(line)) {
      sections.push({ title: line.replace(/^#+ /, ""), steps: [] });
      says = [];
    } else if (line) says.push(line);
  }
  return sections.filter(({ steps }) => steps.length > 0);
}

/** A command that is replaced, and why. */
type Exception = { instead: string; because: string };

/** Commands that need more than a folder and a database, wherever the runbook is followed. */
const everywhere: Record<string, Exception> = {
  "timedatectl set-ntp true": { instead: "true", because: "sets the clock of the machine" },
};

/** Commands that take minutes; a long run types them unchanged. */
const inTheSuite: Record<string, Exception> = {
  "curl --silent --fail http://localhost:3000/health/ready": { instead: "true", because: "asks a running server" },
  "npm ci": { instead: 'ln -sfn "$INSTALLED" node_modules', because: "installs the packages again" },
  "npm start": { instead: "npm run db:migrate", because: "builds; what it does to the database comes first" },
};

/** Return the exceptions of a run. @param isWhole in a long run */
export const exceptionsOf = (isWhole: boolean): Record<string, Exception> =>
  isWhole ? everywhere : { ...everywhere, ...inTheSuite };

import fs from "node:fs";

const read = (file: string) => fs.readFileSync(file, "utf8");
/** Where a command reads its options, if not in its own file. */
const elsewhere: Record<string, string> = { doctor: "app/doctor.ts" };
const text = read("docs/operations.md");
const wordsIn = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, word = ""]) => word))];

test("every command of the runbook exists, and takes the options it is typed with", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const commands = [...text.matchAll(/npm run ([\w:-]+)((?: -- [^`)\n]*)?)/g)];
  expect(commands.length).toBeGreaterThan(15);
  for (const [, name = "", rest = ""] of commands) {
    const [, file = ""] = /^node (\S+\.mjs)/.exec(scripts[name] ?? "") ?? [];
    expect([name, file !== "" && fs.existsSync(file)]).toEqual([name, true]);
    const source = read(elsewhere[name] ?? file);
    const options = [...rest.matchAll(/--([a-z][\w-]*)/g)].map(([, option = ""]) => option);
    expect([name, options.filter((option) => !source.includes(option))]).toEqual([name, []]);
  }
  for (const file of wordsIn(/(scripts\/[\w-]+\.mjs)/g)) expect([file, fs.existsSync(file)]).toEqual([file, true]);
});

test("every setting in the runbook is in .env.example and reaches the container", () => {
  const [example, compose] = [read(".env.example"), read("compose.yaml")];
  const settings = wordsIn(/\b((?:BACKUP|DATA|ALERT|METRICS|AUTH)_[A-Z_]+)\b/g);
  expect(settings.length).toBeGreaterThan(8);
  expect(settings.filter((name) => !example.includes(`# ${name}=`))).toEqual([]);
  expect(settings.filter((name) => !compose.includes(`${name}:`))).toEqual([]);
});

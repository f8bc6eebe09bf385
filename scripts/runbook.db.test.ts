import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { peopleOf } from "@/db/testing/long-run";
import { sectionsOf } from "@/db/testing/runbook/document";
import { Machine } from "@/db/testing/runbook/machine";

const sections = sectionsOf(fs.readFileSync("docs/operations.md", "utf8"));
/** What the suite follows: from the first key to the restored data. A long run follows all sections. */
const sample = ["Before the first night", "Every night", "A new machine"];

/** What has to be there before a section, beside what the sections before it left. */
const before: Record<string, (machine: Machine) => Promise<unknown> | void> = {
  "A new machine": (machine) => machine.replace(),
  Upgrade: (machine) => void (machine.version = "next"),
  "Going back": (machine) => void (machine.version = "this"),
  "Jobs stand still": (machine) =>
    machine.sql(`select id from graphile_worker.add_job('sweep', max_attempts := 1, job_key := 'failed');
      update graphile_worker._private_jobs set attempts = 1, last_error = 'no', run_at = now() + interval '1 day' where key = 'failed'`),
  "DATA_KEY is lost": (machine) => machine.shell(["rm .data/data-key"]),
};

/** What a section must have printed, and what must hold after it. */
const printed: Record<string, RegExp> = {
  "Before the first night": /BACKUP_RECIPIENT=age1/,
  "Every night": /copied to [^]* is as it was written/,
  "Every week": /proven: [^]*the doctor has no finding[^]*proven: /,
  "A new machine": /restored: [^]* each as it was[^]*the doctor has no finding/,
  Upgrade: /all hold[^]*dump before the upgrade: [^]*all hold/,
  "Going back": /restored: [^]* each as it was/,
  Doctor: /all hold/,
  "A new DATA_KEY":
    /A new key is in [^]*Everything is under DATA_KEY[^]*Everything opens with DATA_KEY alone[^]*are gone/,
  "The last backup failed": /copied to /,
  "A disk is full": /Mounted on[^]* is as it was written/,
  "Jobs stand still": /"status":"ready"[^]*server.jobs-failed: 1 mended/,
  "An administrator is locked out": /http:\/\/localhost:\d+\/\S+/,
  "DATA_KEY is lost": /restored: [^]* each as it was/,
  "The private key of the backups is lost": /proven: /,
};
const after: Record<string, (machine: Machine) => Promise<void>> = {
  "Every night": async (machine) => expect(fs.readdirSync(machine.place("other-disk"))).toHaveLength(1),
  "A new machine": async (machine) =>
    expect(await machine.sql(`select email from users where email = '${machine.administrator}'`)).toContain(
      machine.administrator,
    ),
  Upgrade: async (machine) =>
    expect(await machine.sql("select to_regclass('next_version') as found")).toContain('"next_version"'),
  "Going back": async (machine) =>
    expect(await machine.sql("select to_regclass('next_version') as found")).toContain('"found":null'),
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer();
    server.listen(0, () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

test("the commands of the runbook, typed one after the other, do what it says", async () => {
  const cases = peopleOf(sample.length).length;
  const isWhole = cases > sample.length;
  if (isWhole) expect(cases).toBe(sections.length);
  const followed = isWhole ? sections : sections.filter(({ title }) => sample.includes(title));
  const machine = new Machine({ isWhole, port: await freePort() });
  const figures: Record<string, number> = {};
  try {
    await machine.prepare();
    for (const { title, steps } of followed) {
      await before[title]?.(machine);
      const began = performance.now();
      let output = "";
      for (const step of steps) output += await machine.follow(step);
      figures[title] = Math.round((performance.now() - began) / 100) / 10;
      if (printed[title]) expect(output).toMatch(printed[title]);
      await after[title]?.(machine);
    }
  } finally {
    await machine.end();
  }
  if (isWhole) fs.writeFileSync(path.join(".data", "long", "runbook-figures.json"), JSON.stringify(figures, null, 2));
}, 3_600_000);

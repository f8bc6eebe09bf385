import { parseArgs } from "node:util";
import { disconnect } from "@/db/client";
import type { Finding } from "@/db/doctor/examine";
import { fixFinding } from "@/lib/features/doctor/fix-finding";
import { invariantsById, checkInvariants, textsOf } from "@/lib/features/doctor/queries";
import { AppError } from "@/lib/platform/errors";

const usage = `usage: npm run doctor                  asks every invariant; exit code 1 when one does not hold
       npm run doctor -- --list        what there is to ask
       npm run doctor -- --run ID      asks one, or several
       npm run doctor -- --fix         mends what can be mended without loss, into the audit log
       npm run doctor -- --json        for programs`;

const options = {
  list: { type: "boolean", default: false },
  run: { type: "string", multiple: true },
  fix: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const caller = () => ({
  actor: { kind: "scheduler" as const },
  now: new Date(),
  locale: "en" as const,
  channel: "job" as const,
  address: "127.0.0.1",
  userAgent: "doctor",
  requestId: crypto.randomUUID(),
});

/** The command prints English only, like every other one. */
const withLabels = <T extends { id: string }>(item: T) => ({ ...item, ...textsOf(item.id, "en") });

function findingText({ id, holds, count, examples, mend, canFix, failed }: Finding & ReturnType<typeof textsOf>) {
  if (failed) return `could not ask ${id}: ${failed}`;
  const more = count > examples.length ? ", …" : "";
  const fix = canFix ? `\n    npm run doctor -- --run ${id} --fix` : "";
  return `${id}: ${count} where this does not hold: ${holds}\n    ${examples.join(", ")}${more}\n    ${mend}${fix}`;
}

/** @returns the exit code: 1 when there are findings */
async function runCommand({
  list,
  run = [],
  fix,
  json,
}: {
  list: boolean;
  run?: string[];
  fix: boolean;
  json: boolean;
}) {
  const asked = invariantsById(run);
  if (list) {
    const rows = asked.map(({ id, fix: fixStatement }) => ({
      id,
      holds: withLabels({ id }).holds,
      canFix: fixStatement !== undefined,
    }));
    say(json ? JSON.stringify(rows, null, 2) : rows.map(({ id, holds }) => `${id.padEnd(32)} ${holds}`).join("\n"));
    return 0;
  }
  const fixed: { id: string; fixed: number }[] = [];
  if (fix)
    for (const { id } of asked.filter((item) => item.fix))
      fixed.push({ id, ...(await fixFinding.execute(caller(), { id })) });
  const findings = (await checkInvariants({ only: run })).map(withLabels);
  if (json) say(JSON.stringify({ asked: asked.length, fixed, findings }, null, 2));
  else {
    for (const item of fixed.filter(({ fixed: count }) => count > 0)) say(`${item.id}: ${item.fixed} mended`);
    for (const finding of findings) say(findingText(finding));
    say(`doctor: ${asked.length} asked, ${findings.length === 0 ? "all hold" : `${findings.length} findings`}`);
  }
  return findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await runCommand(parseArgs({ options }).values);
} catch (error) {
  const isUnknown = error instanceof AppError;
  process.stderr.write(
    `${isUnknown ? `there is no ${error.wireCode}: --list names them` : (error as Error).message}\n${usage}\n`,
  );
  process.exitCode = 2;
} finally {
  await disconnect();
}

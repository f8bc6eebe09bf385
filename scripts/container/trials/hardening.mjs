import fs from "node:fs";
import { assertThat, checkPoint } from "../assertions.mjs";
import { executeIn, processesIn } from "../running.mjs";

const keys = ["auth-secret", "data-key"];

/** Check that processes in the container have no additional privileges. */
export async function tryClosed(container, volume) {
  await checkPoint("no process is root or has a privilege", () => {
    const found = processesIn(container);
    for (const { uid, capabilities, command } of found) {
      assertThat(!/\b0\b/.test(uid), `${command} runs as ${uid}`);
      assertThat(/^0+$/.test(capabilities), `${command} has the capabilities ${capabilities}`);
    }
    return `${found.length} processes, account ${found[0].uid.split(/\s/)[0]}`;
  });
  await checkPoint("nothing outside the volume can be written", () => {
    for (const folder of ["/app", "/app/.next", "/tmp", "/etc", container.given.HOME]) {
      const { status } = executeIn(container, ["sh", "-c", `touch ${folder}/trial`]);
      assertThat(status !== 0, `${folder} could be written`);
    }
  });
  await checkPoint("and nothing tried to or spoke of an error", () => {
    const complaint = /.*(EROFS|EACCES|EPERM|read-only|permission denied|error).*/i.exec(container.output);
    assertThat(!complaint, complaint?.[0]);
  });
  await checkPoint("the volume holds the keys and nothing else", () => {
    const found = fs.readdirSync(volume).sort();
    assertThat(JSON.stringify(found) === JSON.stringify(keys), `it holds ${found.join(", ")}`);
    for (const name of keys)
      assertThat((fs.statSync(`${volume}/${name}`).mode & 0o077) === 0, `others may read ${name}`);
    return found.join(", ");
  });
}

import { desc } from "drizzle-orm";
import { z } from "zod";
import { preparedFiles } from "@/db/schema/files";
import { userActorOf } from "@/lib/platform/access";
import { canDownload, maxPrepared, preparedFilesOf, currentState } from "@/lib/platform/files/prepared";
import { read } from "@/lib/platform/operation";
import { shownColumns } from "./prepared.queries";
import { preparedFileList } from "./prepared.schema";

/** List the user's prepared files of the last day, newest first. At most ten exist. product 5.18 */
export const listPreparedFiles = read({
  name: "files.list-prepared",
  access: "signed-in",
  input: z.object({}),
  output: preparedFileList,
  async run({ db, actor, now }) {
    const person = userActorOf(actor);
    const rows = await db
      .select(shownColumns)
      .from(preparedFiles)
      .where(preparedFilesOf(person.userId, now))
      .orderBy(desc(preparedFiles.askedAt))
      .limit(maxPrepared);
    const files = rows.map((file) => {
      const current = currentState(file, now);
      return {
        ...file,
        ...current,
        mayRetry: current.state === "failed" && current.failure !== "erased" && canDownload(person, file),
      };
    });
    const waiting = files.filter(({ state }) => state === "waiting").length;
    return {
      files,
      waiting,
      ready: files.filter(({ state, takenAt }) => state === "ready" && takenAt === null).length,
    };
  },
});

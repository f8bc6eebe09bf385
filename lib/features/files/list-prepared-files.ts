import { desc } from "drizzle-orm";
import { z } from "zod";
import { preparedFiles } from "@/db/schema/files";
import { personOf } from "@/lib/platform/access";
import { mayHave, mostPrepared, ownPrepared, currentState } from "@/lib/platform/files/prepared";
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
    const person = personOf(actor);
    const found = await db
      .select(shownColumns)
      .from(preparedFiles)
      .where(ownPrepared(person.userId, now))
      .orderBy(desc(preparedFiles.askedAt))
      .limit(mostPrepared);
    const files = found.map((file) => {
      const current = currentState(file, now);
      return {
        ...file,
        ...current,
        mayRetry: current.state === "failed" && current.failure !== "erased" && mayHave(person, file),
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

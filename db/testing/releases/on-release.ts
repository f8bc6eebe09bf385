import { preparedDatabase } from "@/db/testing/databases/prepared-database";
import { onScratchDatabase, type Scratch } from "@/db/testing/databases/scratch-database";
import { migrate } from "@/scripts/migrate.mjs";
import { restoreRelease } from "./restore";

type Work = (scratch: Scratch) => Promise<void>;
const nameOf = (release: string) => `release_${release.replaceAll(".", "_")}`;

/** Runs the work on a database of a release, before any later migration. */
export async function onRelease(release: string, work: Work) {
  const restored = ({ url, sql }: Scratch) => restoreRelease(url, sql, release);
  await onScratchDatabase(work, await preparedDatabase(nameOf(release), restored));
}

/** Runs the work on a database of a release, brought up to date. */
export async function onUpdatedRelease(release: string, work: Work) {
  const updated = async ({ url, sql }: Scratch) => {
    await restoreRelease(url, sql, release);
    await migrate(url);
  };
  await onScratchDatabase(work, await preparedDatabase(`${nameOf(release)}_updated`, updated));
}

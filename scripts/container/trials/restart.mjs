import { requiredPoint, assertThat, checkPoint, seconds } from "../assertions.mjs";
import { untilReady } from "../running.mjs";

const migrations = (sql) => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;

/** Read the values that must be the same after a restart with the same volume and database. */
export async function snapshotState({ sql }, { admin, crewId }) {
  return { migrations: [...(await migrations(sql))], idNumber: await idNumberOf(admin, crewId) };
}

const idNumberOf = async (admin, crewId) =>
  (await admin.read(`Employee/GetEmployeeDetails?employeeId=${crewId}`)).personal.idCardNo;

export async function tryRestart(container, { base, sql }, { admin, crewId }, before) {
  await requiredPoint("it starts again and does not migrate or seed anew", async () => {
    const elapsed = await untilReady(container, base);
    assertThat(JSON.stringify(await migrations(sql)) === JSON.stringify(before.migrations), "it migrated anew");
    assertThat(!/seeding|generated and kept/.test(container.output), container.output);
    return `${seconds(elapsed)} from start to ready`;
  });
  await checkPoint(
    "a session from before still opens",
    async () => void (await admin.read("Users/GetProfileByUserId")),
  );
  await checkPoint("what rests encrypted can be read", async () => {
    const idNumber = await idNumberOf(admin, crewId);
    assertThat(/^\d{16}$/.test(idNumber ?? "") && idNumber === before.idNumber, `the NIK reads ${idNumber}`);
  });
}

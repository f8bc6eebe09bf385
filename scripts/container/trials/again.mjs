import { firstOfAll, must, point, seconds } from "../points.mjs";
import { untilReady } from "../running.mjs";

const migrations = (sql) => sql`select id, hash, created_at from drizzle.__drizzle_migrations order by id`;

/** Read the values that must be the same after a restart with the same volume and database. */
export async function remember({ sql }, { admin, crewId }) {
  return { migrations: [...(await migrations(sql))], idNumber: await idNumberOf(admin, crewId) };
}

const idNumberOf = async (admin, crewId) =>
  (await admin.read(`Employee/GetEmployeeDetails?employeeId=${crewId}`)).personal.idCardNo;

export async function tryAgain(container, { base, sql }, { admin, crewId }, before) {
  await firstOfAll("it starts again and does not migrate or seed anew", async () => {
    const taken = await untilReady(container, base);
    must(JSON.stringify(await migrations(sql)) === JSON.stringify(before.migrations), "it migrated anew");
    must(!/seeding|generated and kept/.test(container.output), container.output);
    return `${seconds(taken)} from start to ready`;
  });
  await point("a session from before still opens", async () => void (await admin.read("Users/GetProfileByUserId")));
  await point("what rests encrypted can be read", async () => {
    const idNumber = await idNumberOf(admin, crewId);
    must(/^\d{16}$/.test(idNumber ?? "") && idNumber === before.idNumber, `the NIK reads ${idNumber}`);
  });
}

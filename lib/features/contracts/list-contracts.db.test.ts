import { eq } from "drizzle-orm";
import { principals } from "@/db/schema/vessels";
import { contracted } from "@/db/testing/records/contracts";
import { person, principal } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { findContract } from "./find-contract";
import { listContracts } from "./list-contracts";
import { listContractPrincipals } from "./list-contract-principals";

afterAll(closeDatabase);

const now = new Date("2026-11-20T03:00:00Z");
const at = (actor: UserActor, moment = now) => as(actor, { now: moment });
const names = async (actor: UserActor, input: object = {}, moment = now) =>
  (await listContracts.execute(at(actor, moment), input)).activeContract.data.map(({ contractName }) => contractName);

test(
  "keeps a contract active through its last day in Jakarta, then in the history, without any write",
  rolledBack(async (db) => {
    await contracted(db, { name: "Last day", expiresOn: "2026-11-20" });
    const staff = await person(db, "crewingmanagermarine");
    const stands = async (moment: string) =>
      Promise.all(["active", "history"].map((tab) => names(staff, { tab }, new Date(moment))));
    expect(await stands("2026-11-20T16:59:59Z")).toEqual([["Last day"], []]);
    expect(await stands("2026-11-20T17:00:00Z")).toEqual([[], ["Last day"]]);
  }),
);

test(
  "counts today and the last day in endsWithin, and past days in endedIn",
  rolledBack(async (db) => {
    for (const expiresOn of ["2026-11-19", "2026-11-20", "2026-12-20", "2026-12-21"])
      await contracted(db, { name: expiresOn, expiresOn });
    const staff = await person(db, "crewingmanagermarine");
    expect((await names(staff, { endsWithin: 30 })).sort()).toEqual(["2026-11-20", "2026-12-20"]);
    expect(await names(staff, { tab: "history", endedIn: "2026" })).toEqual(["2026-11-19"]);
  }),
);

test(
  "sorts active by next end, history by last end; searches, pages and counts in two queries",
  rolledBack(async (db) => {
    const one = await principal(db);
    await db.update(principals).set({ name: "PT Arung Samudra" }).where(eq(principals.id, one.id));
    const days = ["2027-03-01", "2026-12-01", "2028-01-01", "2026-11-01", "2026-10-01"];
    for (const [index, expiresOn] of days.entries())
      await contracted(db, { name: `Contract ${index}`, expiresOn, ...(index < 2 ? { principalId: one.id } : {}) });
    await contracted(db, { name: "Deleted", deletedAt: now });
    const finance = await person(db, "crewingfinancemarine");
    expect(await names(finance)).toEqual(["Contract 1", "Contract 0", "Contract 2"]);
    expect(await names(finance, { tab: "history" })).toEqual(["Contract 3", "Contract 4"]);
    expect(await names(finance, { filterList: "arung" })).toEqual(["Contract 1", "Contract 0"]);
    expect(await names(finance, { filterList: "CONTRACT 2" })).toEqual(["Contract 2"]);
    expect(await names(finance, { principalId: String(one.id), sort: "name", order: "desc" })).toEqual([
      "Contract 1",
      "Contract 0",
    ]);
    const page = await listContracts.execute(at(finance), { pageSize: 2, pageNumber: 2, filterList: "contract" });
    expect(page).toMatchObject({
      activeContract: {
        totalItem: 3,
        totalPage: 2,
        pageNumber: 2,
        pageSize: 2,
        data: [{ contractName: "Contract 2" }],
      },
      counts: { active: 3, history: 2 },
      outOf: 3,
    });
    expect(await queriesSent(db, () => listContracts.execute(at(finance), {}))).toHaveLength(2);
  }),
);

test(
  "shows staff their division, a principal its own without billing terms, others nothing",
  rolledBack(async (db) => {
    const own = await contracted(db, { name: "Own" });
    const other = await contracted(db, { name: "Other" });
    await contracted(db, { name: "Tanker", divisionId: 2 });
    const owner = await person(db, "crewingprincipalmarine", null, { principalId: own.principalId });
    expect((await names(await person(db, "crewingadminmarine"))).toSorted()).toEqual(["Other", "Own"]);
    expect(await names(await person(db, "crewingfinancetanker"))).toEqual(["Tanker"]);
    const seen = await listContracts.execute(at(owner), {});
    expect(seen.activeContract.data).toMatchObject([
      { contractName: "Own", status: "Active", vatBase: null, feeOption: null, feePercentage: null, feeValue: null },
    ]);
    expect(seen.principalList.map(({ id }) => id)).toEqual([own.principalId]);
    expect((await listContractPrincipals.execute(at(owner), {})).map(({ id }) => id)).toEqual([own.principalId]);
    expect(await findContract.execute(at(owner), { id: own.id })).toMatchObject({ contractName: "Own" });
    expect(await findContract.execute(at(owner), { id: other.id })).toBeNull();
    expect(await names(await person(db, "crewingprincipalmarine"))).toEqual([]);
    for (const role of ["crewingplanningmarine", "crewingservicemarine", "crewmarine"] as const)
      await expect(listContracts.execute(at(await person(db, role)), {})).rejects.toMatchObject({ code: "forbidden" });
    const finance = await listContracts.execute(at(await person(db, "crewingfinancemarine")), { filterList: "own" });
    expect(finance.activeContract.data).toMatchObject([{ vatBase: "billsAfterFee", feePercentage: 8 }]);
  }),
);

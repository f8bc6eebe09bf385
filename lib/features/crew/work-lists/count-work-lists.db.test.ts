import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { complianceForecasts, crewChangeRequests, dataRequests } from "@/db/schema/crew";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { countWorkLists } from "./count-work-lists";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function seedWaiting(db: Transaction, divisionId: 1 | 2) {
  const ship = await vessel(db, { divisionId });
  const { person: one, tour } = await aboard(db, ship, { divisionId });
  const { id: other } = await seafarer(db, { divisionId });
  const { userId } = await person(db, "superadmin");
  const line = {
    crewId: one.id,
    assignmentId: tour.id,
    divisionId,
    vesselId: ship.id,
    code: "medical-none",
    level: "block" as const,
    messageKey: "compliance.medicalNone",
    values: {},
    computedAt: now,
  };
  await db.insert(complianceForecasts).values([line, { ...line, level: "warn" }]);
  await db.insert(crewChangeRequests).values([
    { crewId: one.id, section: "contact", change: "{}", createdBy: userId },
    { crewId: one.id, section: "bank", change: "{}", createdBy: userId },
  ]);
  const request = { reason: "By letter", createdBy: userId };
  await db.insert(dataRequests).values([
    { crewId: one.id, kind: "export", ...request },
    { crewId: other, kind: "stop", ...request },
    { crewId: other, kind: "export", ...request, decidedAt: now },
  ]);
}

test(
  "counts each permitted list of the own division in one query, null for others",
  rolledBack(async (db) => {
    await seedWaiting(db, 1);
    await seedWaiting(db, 2);
    const count = async (role: Role) => {
      const caller = as(await person(db, role), { now });
      expect(await queriesSent(db, () => countWorkLists.execute(caller, {}))).toHaveLength(1);
      return countWorkLists.execute(caller, {});
    };
    expect(await count("crewingadminmarine")).toEqual({
      changeRequests: 2,
      forecast: 2,
      papersToVerify: 0,
      dataRequests: 2,
    });
    expect(await count("crewingmanagermarine")).toEqual({
      changeRequests: 1,
      forecast: 2,
      papersToVerify: 0,
      dataRequests: 2,
    });
    expect(await count("crewingstaffmarine")).toEqual({
      changeRequests: 1,
      forecast: 2,
      papersToVerify: null,
      dataRequests: null,
    });
    expect(await count("crewingservicemarine")).toEqual({
      changeRequests: null,
      forecast: 2,
      papersToVerify: null,
      dataRequests: null,
    });
    expect(await count("crewingfinancemarine")).toEqual({
      changeRequests: 1,
      forecast: null,
      papersToVerify: null,
      dataRequests: null,
    });
    for (const role of ["crewingprincipalmarine", "crewmarine"] as const)
      await expect(countWorkLists.execute(as(await person(db, role), { now }), {})).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

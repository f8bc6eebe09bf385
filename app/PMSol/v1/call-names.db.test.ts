import { eq } from "drizzle-orm";
import { callNames, operationsSaying } from "@/db/enums/call-names";
import { crew } from "@/db/schema/crew";
import { seafarer, vessel } from "@/db/testing/crew";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { callTable } from "./call-table";
import { controllers } from "./controllers";

afterAll(closeDatabase);

const request = (cookie: string) => async (address: string, body?: unknown) => {
  const handler = controllers[address.split("/")[0] as keyof typeof controllers];
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const headers = { cookie, "content-type": "application/json" };
  const response = await handler(new Request(`http://localhost/PMSol/v1/${address}`, { headers, ...sent }));
  return { status: response.status, ...(await response.json()) };
};

test("the calls that say an inside name themselves exist", () => {
  const known = new Set(callTable.map(({ operation }) => operation.name));
  expect(Object.values(operationsSaying).flatMap((names) => names.filter((name) => !known.has(name)))).toEqual([]);
  expect(Object.keys(operationsSaying).filter((name) => !(name in callNames))).toEqual([]);
});

test(
  "calls say shipId and shipName for a vessel's type, and vesselTypeNameId beside vesselType",
  rolledBack(async (db) => {
    const call = request(await sessionCookie(await person(db, "crewingadminmarine")));
    const { vesselTypeId, name } = await vessel(db);
    const { data: types } = await call("Dropdown/GetShips");
    expect(types[0]).toEqual({
      id: expect.any(Number),
      divisionId: expect.any(Number),
      shipName: expect.any(String),
      shipNameId: expect.any(String),
    });
    const { shipName, shipNameId } = types.find(({ id }: { id: number }) => id === vesselTypeId);
    const positions = await call(`Dropdown/GetAllJobPositionByDivisionIdAndShipId?divisionId=1&shipId=${vesselTypeId}`);
    expect(positions.data[0]).toMatchObject({ shipId: vesselTypeId });
    const { data } = await call(`Vessel/GetVesselInOperation?filterList=${encodeURIComponent(name)}`);
    expect(data).toEqual([
      expect.objectContaining({ shipId: vesselTypeId, shipName, vesselType: shipName, vesselTypeNameId: shipNameId }),
    ]);
    const opening = await openOpening(db, 1, { vesselTypeId });
    const read = await call(`JobOpening/GetJobOpeningById/${opening.id}`);
    expect(read.data).toMatchObject({ shipId: vesselTypeId, shipName, shipNameId });
    const inside = ["vesselTypeId", "vesselTypeName"];
    expect(inside.filter((key) => JSON.stringify([types, positions, data, read]).includes(`"${key}"`))).toEqual([]);
    const refused = await call("JobOpening/PostJobOpening", { shipId: "" });
    expect(refused.errors.map(({ path }: { path: string }) => path)).toContain("shipId");
    const [named, unnamed] = [
      await call("Vessel/InsertVesselDetail", { ShipName: shipName }),
      await call("Vessel/InsertVesselDetail", { LOA: 1 }),
    ];
    expect(
      [named, unnamed].map(({ errors }) => errors.some(({ path }: { path: string }) => path === "vesselType")),
    ).toEqual([false, true]);
  }),
);

test(
  "a person's vessel type is edited as shipId, flat or as a section",
  rolledBack(async (db) => {
    const call = request(await sessionCookie(await person(db, "crewingadminmarine")));
    const { id: employeeId } = await seafarer(db);
    const unknown = { shipId: 2_000_000_000 };
    const flat = await call("Employee/UpdateEmployeeDetail", { employeeId, ...unknown });
    const asSection = { employeeId, section: "employment", values: unknown };
    const section = await call("Employee/UpdateEmployeeDetail", asSection);
    const problem = [{ path: "shipId", message: expect.any(String) }];
    expect([flat.errors, section.errors]).toEqual([problem, problem]);
    const [stored] = await db.select().from(crew).where(eq(crew.id, employeeId));
    const { data } = await call(`Employee/GetEmployeeDetails?employeeId=${employeeId}`);
    expect(data).toMatchObject({ shipId: stored?.vesselTypeId, shipName: expect.any(String) });
  }),
);

import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { chandlerRequests } from "@/db/schema/chandler";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { voyageEntries } from "@/db/schema/voyages";
import { requested, somePort } from "@/db/testing/records/chandler";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Actor } from "@/lib/access/actor";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { getRequest } from "../detail/get-request";
import { getChandlerVessel } from "../vessels/get-chandler-vessel";
import { listChandlerVessels } from "../vessels/list-chandler-vessels";
import { listRequests } from "./list-requests";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const of2 = { divisionId: 2 };
const list = (actor: Actor, input: object) => listRequests.execute(as(actor, { now }), input);
const vesselsOf = (actor: Actor, input: object = {}) => listChandlerVessels.execute(as(actor, { now }), input);
const idsOf = async (actor: Actor, input: object) => (await list(actor, input)).rows.map(({ id }) => id);

/** A vessel with one request in every state. */
async function busy(db: Transaction) {
  const ship = await vessel(db, of2);
  return {
    ship,
    submitted: await requested(db, ship, { requestedOn: "2026-11-18", deliverOn: "2026-11-20" }),
    late: await requested(db, ship, {
      status: "LookingForVendor",
      requestedOn: "2026-11-10",
      deliverOn: "2026-11-19",
    }),
    reported: await requested(db, ship, {
      status: "ReadyForShipment",
      requestedOn: "2026-11-12",
      proposedOn: "2026-11-19",
      proposedAt: now,
    }),
    delivered: await requested(db, ship, { status: "Delivered" }),
    cancelled: await requested(db, ship, { status: "Cancel" }),
  };
}

test(
  "lists open requests newest first and history separately, with documented names, in two queries",
  rolledBack(async (db) => {
    const { ship, submitted, late, reported, delivered, cancelled } = await busy(db);
    const staff = await person(db, "crewingstafftanker");
    const at = { vesselId: String(ship.id) };
    expect(await idsOf(staff, at)).toEqual([submitted.id, reported.id, late.id]);
    expect(await idsOf(staff, { ...at, sort: "delivery", order: "asc" })).toEqual([late.id, submitted.id, reported.id]);
    expect(await idsOf(staff, { ...at, list: "history" })).toEqual([cancelled.id, delivered.id]);
    const page = await list(staff, { ...at, pageSize: 1, pageNumber: 3 });
    expect([page.total, page.rows.length]).toEqual([3, 1]);
    expect(page.rows[0]).toMatchObject({
      shipChandlerId: late.id,
      requesterName: "Rina Marpaung",
      requestedDate: "2026-11-10",
      requestedDeliveryDate: "2026-11-19",
      period: "Dec 2026",
      status: "LookingForVendor",
      requstedAttachmentId: late.requestFileId,
      requestedAttachmentFileName: "stores.xlsx",
      approvedVendorAttachmentFileId: null,
      step: 2,
      daysLeft: -1,
      isLate: true,
    });
    const rows = (await list(staff, at)).rows;
    expect(rows.filter(({ isLate }) => isLate).map(({ id }) => id)).toEqual([late.id]);
    expect(await countQueries(db, () => list(staff, at))).toBe(2);
  }),
);

test(
  "shows a head the own vessel, the office its division, and others nothing",
  rolledBack(async (db) => {
    const { ship, submitted } = await busy(db);
    const other = await requested(db, await vessel(db, of2));
    const head = { ...(await person(db, "crewtanker", "head", { vesselId: ship.id })), vesselId: ship.id };
    expect((await list(head, {})).rows.every(({ vesselId }) => vesselId === ship.id)).toBe(true);
    expect((await vesselsOf(head)).rows.map(({ vesselId }) => vesselId)).toEqual([ship.id]);
    expect(await idsOf(head, { vesselId: other.vesselId })).toEqual([]);
    const view = (actor: Actor, shipChandlerId: number) => getRequest.execute(as(actor, { now }), { shipChandlerId });
    expect((await view(head, submitted.id)).allowedActions).toEqual(["delete"]);
    await expect(view(head, other.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(getChandlerVessel.execute(as(head, { now }), { vesselId: other.vesselId })).rejects.toMatchObject({
      code: "not-found",
    });
    for (const role of ["crewingfinancetanker", "crewingmanagertanker", "crewingadmintanker"] as const)
      expect((await idsOf(await person(db, role), {})).includes(other.id)).toBe(true);
    for (const [role, subRole] of [
      ["crewingprincipaltanker", null],
      ["crewtanker", "crew"],
      ["crewingplanningtanker", null],
      ["crewingadminmarine", null],
      ["crewmarine", "head"],
    ] as const)
      await expect(list(await person(db, role, subRole), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "sorts vessels by next delivery and filters by request status",
  rolledBack(async (db) => {
    const { ship, late } = await busy(db);
    const [done, calm] = [await vessel(db, of2), await vessel(db, of2)];
    await requested(db, done, { status: "Delivered" });
    await requested(db, done, { status: "Cancel" });
    await requested(db, calm, { status: "Cancel" });
    const service = await person(db, "crewingservicetanker");
    const statusOf = async (id: number, chandlerStatus = "") =>
      (await vesselsOf(service, { pageSize: 200, chandlerStatus })).rows.find(({ vesselId }) => vesselId === id)
        ?.chandlerStatus;
    expect([await statusOf(ship.id), await statusOf(done.id), await statusOf(calm.id)]).toEqual([
      "In Progress",
      "Complete",
      "No Request",
    ]);
    expect([await statusOf(ship.id, "Complete"), await statusOf(done.id, "Complete")]).toEqual([undefined, "Complete"]);
    expect(await statusOf(calm.id, "No Request,In Progress")).toBe("No Request");
    const row = (await vesselsOf(service, { filterList: ship.name.toLowerCase() })).rows[0];
    expect(row).toMatchObject({
      vesselId: ship.id,
      vesselName: ship.name,
      status: "in-operation",
      open: 3,
      late: 1,
      next: { shipChandlerId: late.id, requestedDeliveryDate: "2026-11-19", daysLeft: -1 },
    });
    expect((await vesselsOf(service, { filterList: ship.name, pageNumber: 9 })).total).toBe(1);
  }),
);

test(
  "returns people on board, next port and lead time",
  rolledBack(async (db) => {
    const { ship, submitted, delivered } = await busy(db);
    const one = await seafarer(db, of2);
    await db.update(crew).set({ vesselId: ship.id, status: "on-board" }).where(eq(crew.id, one.id));
    const port = await somePort(db);
    const [state] = await db
      .select({ id: lookups.id })
      .from(lookups)
      .where(eq(lookups.kind, "navigation-status"))
      .limit(1);
    await db.insert(voyageEntries).values({
      vesselId: ship.id,
      navigationStatusId: state?.id ?? 0,
      portId: port.id,
      destinationPortId: port.id,
      recordedAt: now,
    });
    const staff = await person(db, "crewingstafftanker");
    const page = await getChandlerVessel.execute(as(staff, { now }), { vesselId: ship.id });
    expect(page).toMatchObject({
      open: 3,
      history: 2,
      headCount: 1,
      nextPort: { id: port.id, name: port.name },
      today: "2026-11-20",
      leadDays: 4,
      isInOperation: true,
    });
    const view = await getRequest.execute(as(staff, { now }), { id: submitted.id });
    expect(view).toMatchObject({
      headCount: 18,
      headCountNow: 1,
      vendorDays: 0,
      isShortNotice: true,
      next: ["LookingForVendor", "OnPreparation"],
      nextPort: { name: port.name },
      requestFile: { fileId: submitted.requestFileId, fileName: "stores.xlsx" },
      vendorFile: null,
    });
    const final = await getRequest.execute(as(staff, { now }), { id: delivered.id });
    expect(final).toMatchObject({ next: [], allowedActions: ["copy"], isFinal: true, vendorDays: 10 });
    expect(final.vendorFile?.contentType).toBe("application/pdf");
  }),
);

test(
  "counts in the work list what its lists show: waiting requests for service, open ones for a head",
  rolledBack(async (db) => {
    await db.delete(chandlerRequests).where(eq(chandlerRequests.status, "Submitted"));
    const { ship, submitted, late, reported } = await busy(db);
    const service = await person(db, "crewingservicetanker");
    const { tasks } = await listWork.execute(as(service, { now }), {});
    const waits = { "chandler-late": late, "chandler-received": reported, "chandler-submitted": submitted };
    for (const [key, request] of Object.entries(waits)) {
      const task = tasks.find((one) => one.key === key);
      const { waiting } = Object.fromEntries(new URLSearchParams(task?.href.split("?")[1]));
      expect([key, await idsOf(service, { waiting })]).toEqual([key, [request.id]]);
      expect([key, task?.count]).toEqual([key, 1]);
    }
    const head = { ...(await person(db, "crewtanker", "head", { vesselId: ship.id })), vesselId: ship.id };
    const own = (await listWork.execute(as(head, { now }), {})).tasks.find(({ key }) => key === "chandler-own");
    expect(own).toMatchObject({
      count: 3,
      day: "2026-11-19",
      href: `/dashboard/crew-benefit/ship-chandler/vessel/${ship.id}/details`,
    });
    const staff = (await listWork.execute(as(await person(db, "crewingstafftanker"), { now }), {})).tasks;
    expect(staff.filter(({ key }) => key.startsWith("chandler"))).toEqual([]);
  }),
);

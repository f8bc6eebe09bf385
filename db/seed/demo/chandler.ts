import { createHash } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { sheetType } from "@/lib/platform/files/file-response";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import type { Executor } from "../../client";
import { chandlerStatuses, type ChandlerStatus } from "../../enums/chandler";
import { chandlerLog, chandlerRequests } from "../../schema/chandler";
import { crew } from "../../schema/crew";
import { files } from "../../schema/files";
import { lookups } from "../../schema/lookups";
import { users } from "../../schema/users";
import { vessels } from "../../schema/vessels";
import { statementScan } from "../../specimens/scans";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";
import { randomFrom, type Random } from "./random";

/** A demo request: raised and needed so many days from today, with its status. */
type Story = {
  asked: number;
  wanted: number;
  status: ChandlerStatus;
  short?: string;
  cancelled?: string;
  received?: number;
  reported?: number;
};
/**
 * One request per vessel in turn, in every status: one late, one received but not confirmed, and vessels without any.
 */
const stories: readonly (readonly Story[])[] = [
  [
    { asked: -1, wanted: 1, status: "Submitted", short: "Fresh water pump parts: the vessel cannot sail without them" },
    { asked: -12, wanted: -2, status: "LookingForVendor" },
    { asked: -45, wanted: -33, status: "Delivered", received: -33 },
    { asked: -75, wanted: -60, status: "Cancel", cancelled: "Ordered for the wrong port" },
  ],
  [
    { asked: -6, wanted: 5, status: "OnPreparation" },
    { asked: -40, wanted: -30, status: "Delivered", received: -29 },
  ],
  [{ asked: -14, wanted: -1, status: "ReadyForShipment", reported: -1 }],
  [{ asked: -3, wanted: 12, status: "LookingForVendor" }],
  [{ asked: -50, wanted: -40, status: "Delivered", received: -40 }],
  [],
];

const vendors = ["PT Samudra Chandler", "CV Bahari Supply", "PT Pelabuhan Niaga"];
const stores = [
  ["Rice, 25 kg", 12, "sack"],
  ["Cooking oil, 18 l", 4, "tin"],
  ["Chicken, frozen", 60, "kg"],
  ["Potatoes", 40, "kg"],
  ["Drinking water, 19 l", 30, "gallon"],
  ["Washing powder", 10, "kg"],
] as const;

const workbook = (vessel: string) =>
  renderExcel({
    sheet: "Stores",
    title: `Stores requested, ${vessel}`,
    columns: [
      { label: "Item", width: 32 },
      { label: "Quantity", width: 12 },
      { label: "Unit", width: 12 },
    ],
    names: 1,
    rows: stores.map(([item, quantity, unit]) => [item, quantity, unit]),
    footer: "Made for the Nakhoda demo",
  });

type StoredRequestFile = {
  id: string;
  name: string;
  contentType: string;
  fileType: string;
  bytes: Buffer;
  requestId: number;
};
const fileRow = ({ requestId, bytes: content, ...file }: StoredRequestFile, createdAt: Date) => ({
  ...file,
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  content,
  subjectType: "chandler-request",
  subjectId: requestId,
  createdAt,
});

/** The states a request went through, the first first. */
function wayOf({ status }: Story): ChandlerStatus[] {
  if (status === "Cancel") return ["Submitted", "LookingForVendor", "Cancel"];
  return chandlerStatuses.slice(0, chandlerStatuses.indexOf(status) + 1);
}

type Place = { id: number; name: string; headCount: number; index: number };
type Around = { today: string; ports: number[]; service: number | null; staff: number | null; random: Random };

const hasVendor = ({ status }: Story) => ["OnPreparation", "ReadyForShipment", "Delivered"].includes(status);
const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, "0")}:10:00+07:00`);

async function requestOf(story: Story, vessel: Place, id: number, { today, ports, staff, random }: Around) {
  const [asked, wanted] = [addDays(today, story.asked), addDays(today, story.wanted)];
  const file = (name: string, contentType: string, bytes: Buffer): StoredRequestFile => ({
    id: random.uuid(),
    name,
    contentType,
    fileType: "asessment",
    bytes,
    requestId: id,
  });
  const request = file(`Stores ${vessel.name}.xlsx`, sheetType, Buffer.from(await workbook(vessel.name)));
  const vendorName = vendors[id % vendors.length] ?? "";
  const offer = hasVendor(story)
    ? file(
        `Offer ${vendorName}.pdf`,
        "application/pdf",
        await statementScan("Offer", vendorName, `Stores for ${vessel.name} as requested. Made for the Nakhoda demo.`),
      )
    : null;
  const reported = story.reported === undefined ? null : addDays(today, story.reported);
  const row = {
    id,
    vesselId: vessel.id,
    status: story.status,
    requesterName: "Aisyah Mattulada",
    requesterEmail: "crewingstafftanker@nakhoda.test",
    requestedOn: asked,
    deliverOn: wanted,
    period: `${wanted.slice(0, 7)}-01`,
    portId: ports[(vessel.index + id) % ports.length] ?? 0,
    headCount: vessel.headCount,
    shortNoticeReason: story.short ?? null,
    requestFileId: request.id,
    requestFileName: request.name,
    vendorName: offer && vendorName,
    vendorFileId: offer?.id ?? null,
    vendorFileName: offer?.name ?? null,
    proposedOn: reported,
    proposedAt: reported === null ? null : at(reported, 16),
    proposedBy: reported ? staff : null,
    receivedOn: story.received === undefined ? null : addDays(today, story.received),
    cancelReason: story.cancelled ?? null,
    createdAt: at(asked, 9),
    createdBy: staff,
    updatedAt: at(asked, 9),
    updatedBy: staff,
    version: wayOf(story).length + (reported ? 1 : 0),
  };
  return { row, files: offer ? [request, offer] : [request] };
}

/** One line for each state, spread between the day it was raised and today or the day it came. */
function linesOf(story: Story, requestId: number, { today, service, staff }: Around) {
  const way = wayOf(story);
  const days = Math.max(0, Math.min(story.received ?? story.wanted, -1) - story.asked);
  const lines = way.map((toStatus, index) => {
    const day = addDays(today, story.asked + Math.floor((days * index) / Math.max(1, way.length - 1)));
    return {
      requestId,
      event: index === 0 ? ("created" as const) : ("moved" as const),
      fromStatus: way[index - 1] ?? null,
      toStatus,
      createdAt: at(day, 9 + index),
      createdBy: index === 0 ? staff : service,
    };
  });
  if (story.reported === undefined) return lines;
  const reported = { event: "received-proposed" as const, fromStatus: story.status, toStatus: story.status };
  return [...lines, { requestId, ...reported, createdAt: at(addDays(today, story.reported), 16), createdBy: staff }];
}

const accountOf = async (db: Executor, email: string) => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
};

/** Requests of the demo's tankers in every state, with their files. @returns how many rows of each kind it added */
export async function seedDemoChandler(db: Executor, now: Date): Promise<Record<string, number>> {
  const fleet = await db
    .select({ id: vessels.id, name: vessels.name, headCount: sql<number>`count(${crew.id})::int` })
    .from(vessels)
    .leftJoin(crew, eq(crew.vesselId, vessels.id))
    .where(and(eq(vessels.divisionId, 2), isNull(vessels.scrappedOn)))
    .groupBy(vessels.id)
    .orderBy(asc(vessels.id));
  const ports = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(eq(lookups.kind, "port"))
    .orderBy(asc(lookups.id));
  const around: Around = {
    today: dayOf(now),
    ports: ports.map(({ id }) => id),
    service: await accountOf(db, "crewingservicetanker@nakhoda.test"),
    staff: await accountOf(db, "crewingstafftanker@nakhoda.test"),
    random: randomFrom(1921),
  };
  const placements = fleet.flatMap((vessel, index) =>
    (stories[index % stories.length] ?? []).map((story) => ({ story, vessel: { ...vessel, index } })),
  );
  const ids = await reserveIds(db, chandlerRequests, placements.length);
  const created = await Promise.all(
    placements.map(({ story, vessel }, index) => requestOf(story, vessel, ids[index] ?? 0, around)),
  );
  const ownFiles = created.flatMap(({ files: own }) => own);
  await insertRows(
    db,
    files,
    ownFiles.map((file) => fileRow(file, now)),
  );
  await insertRows(
    db,
    chandlerRequests,
    created.map(({ row }) => row),
  );
  await insertRows(
    db,
    chandlerLog,
    placements.flatMap(({ story }, index) => linesOf(story, ids[index] ?? 0, around)),
  );
  return { chandlerRequests: created.length, files: ownFiles.length };
}

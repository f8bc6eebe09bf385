import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewDocumentTypes } from "@/db/enums/crew";
import { roles } from "@/db/enums/users";
import { applicants } from "@/db/schema/applicants";
import {
  crew,
  crewCertificates,
  crewChangeRequests,
  crewDocuments,
  crewSeaServices,
  crewTravelDocuments,
} from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { medicalCertificates } from "@/db/schema/preparation";
import { suitabilityRemovals } from "@/db/schema/suitability";
import { payrollDebts } from "@/db/schema/work-orders";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person, principal, visitor } from "@/db/testing/people";
import { prepared, readyValues } from "@/db/testing/databases/prepared";
import { registered } from "@/db/testing/records/register";
import { png } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { Actor } from "@/lib/access/actor";
import { downloadFile } from "./download-file";
import { downloadOwnFile } from "./download-own-file";
import { downloadPreparedFile } from "./download-prepared-file";

afterAll(closeDatabase);

/**
 * Y the file as it is, C a copy with a watermark, - not found. The last three: principal and head of the person's
 * vessel, and the person. product 5.4, 5.11, 5.12
 */
// oxfmt-ignore
const reach = {
  //                          SA AD MG PL SV ST PD FN PR VH CR
  "applicant: photo":        "Y Y Y Y - Y Y - - - -",
  "applicant: certificate":  "Y Y Y Y - Y Y - - - -",
  "applicant: ktp":          "Y Y Y - - Y - - - - -",
  "applicant: mcu":          "Y Y Y - - Y - - - - -",
  "examined: certificate":   "Y Y Y Y Y Y Y - - - -",
  "examined: mcu":           "Y Y Y - Y Y - - - - -",
  "hired: certificate":      "Y Y Y Y Y Y Y - C Y Y",
  "hired: mcu":              "Y Y Y - - Y - - - - -",
  "crew: portrait":          "Y Y Y Y Y Y Y Y Y Y Y",
  "crew: certificate":       "Y Y Y Y Y Y Y - C Y Y",
  "crew: old certificate":   "Y Y Y Y Y Y Y - - Y Y",
  "crew: sea service":       "Y Y Y Y Y Y Y - C Y Y",
  "crew: passport":          "Y Y Y Y Y Y Y - - Y Y",
  "crew: photo":             "Y Y Y Y Y Y Y Y Y Y Y",
  "crew: ktp":               "Y Y Y - - Y - - - - Y",
  "crew: family-card":       "Y Y Y - - Y - - - - Y",
  "crew: passport-scan":     "Y Y Y Y Y Y Y - - Y Y",
  "crew: tax-card":          "Y Y Y - - Y - Y - - Y",
  "crew: bank-book":         "Y Y Y - - Y - Y - - Y",
  "crew: contract":          "Y Y Y - - Y - Y - - Y",
  "crew: other":             "Y Y Y Y Y Y Y - - - Y",
  "crew: medical":           "Y Y Y - Y Y - - - - Y",
  "crew: medical and other": "Y Y Y - Y Y - - - - Y",
  "crew: suitability":       "Y Y Y Y - Y Y - - - Y",
  "crew: reply":             "Y Y Y Y - Y Y - - - Y",
  "crew: removal":           "Y Y Y Y - Y Y - - - Y",
  "crew: nobody knows what": "Y Y Y - - Y - - - - Y",
  "request: personal":       "Y Y Y - - Y - - - - Y",
  "assignment: evidence":    "Y Y Y Y Y Y Y - - Y -",
  "debt: paper":             "Y - Y - - - - Y - - Y",
  "unclaimed: upload":       "- - - - - - - - - - -",
} as const;
type Name = keyof typeof reach;
const names = Object.keys(reach) as Name[];

const columns = {
  SA: "superadmin",
  AD: "crewingadminmarine",
  MG: "crewingmanagermarine",
  PL: "crewingplanningmarine",
  SV: "crewingservicemarine",
  ST: "crewingstaffmarine",
  PD: "crewingpdemarine",
  FN: "crewingfinancemarine",
} as const;

async function world(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const { person: sailor, tour } = await aboard(db, ship);
  const clerk = await person(db, "crewingadminmarine");
  const ids = {} as Record<Name, string>;
  const scan = async (name: Name, subject: { type: string; id: number } | null, fileType = "personaldata") => {
    const stored = {
      fileType,
      name: "scan.png",
      contentType: "image/png",
      size: png.length,
      sha256: "x",
      content: png,
    };
    const [file] = await db
      .insert(files)
      .values({ ...stored, subjectType: subject?.type ?? null, subjectId: subject?.id ?? null })
      .returning({ id: files.id });
    return (ids[name] = file?.id ?? "");
  };
  return { db, owner, ship, sailor, tour, clerk, ids, scan };
}
type World = Awaited<ReturnType<typeof world>>;

async function withApplications({ db, ship, sailor, scan }: World) {
  const [applicant, examined, hired] = [
    await applicantAt(db, "interview"),
    await applicantAt(db, "mcu"),
    await applicantAt(db, "result"),
  ];
  const of = ({ id }: { id: number }) => ({ type: "applicant", id });
  await scan("applicant: certificate", of(applicant));
  const photoFileId = await scan("applicant: photo", of(applicant));
  const ktpFileId = await scan("applicant: ktp", of(applicant));
  await db.update(applicants).set({ photoFileId, ktpFileId }).where(eq(applicants.id, applicant.id));
  await scan("applicant: mcu", of(applicant), "mcu");
  await scan("examined: certificate", of(examined));
  await scan("examined: mcu", of(examined), "mcu");
  await scan("hired: mcu", of(hired), "mcu");
  await db.update(crew).set({ applicantId: hired.id }).where(eq(crew.id, sailor.id));
  await certificate(db, sailor.id, await scan("hired: certificate", of(hired)));
  return ship;
}

const certificate = (db: Transaction, crewId: number, fileId: string, supersededAt: Date | null = null) =>
  db.insert(crewCertificates).values({
    crewId,
    kind: "cop",
    certificateName: `BST ${fileId}`,
    certificateNumber: "1",
    issued: "2024-01-01",
    supersededAt,
    fileId,
  });

async function withPapers({ db, sailor, scan }: World) {
  const crewId = sailor.id;
  const own = { type: "crew", id: crewId };
  await db
    .update(crew)
    .set({ photoFileId: await scan("crew: portrait", own) })
    .where(eq(crew.id, crewId));
  await certificate(db, crewId, await scan("crew: certificate", own));
  await certificate(db, crewId, await scan("crew: old certificate", own), new Date());
  const passport = { kind: "passport" as const, documentName: "Passport", documentNumber: "C1", issued: "2024-01-01" };
  await db.insert(crewTravelDocuments).values({ crewId, ...passport, fileId: await scan("crew: passport", own) });
  const service = { companyName: "PT Laut Biru", position: "AB", vesselName: "Laut", vesselType: "Tug Boat" };
  await db
    .insert(crewSeaServices)
    .values({ crewId, ...service, onBoard: "2023-01-10", fileId: await scan("crew: sea service", own) });
  for (const type of crewDocumentTypes)
    await db.insert(crewDocuments).values({ crewId, type, label: type, fileId: await scan(`crew: ${type}`, own) });
  const examined = { crewId, status: "FIT" as const, examinationDate: "2026-01-01", validUntil: "2028-01-01" };
  const twice = await scan("crew: medical and other", own, "medical");
  await db.insert(crewDocuments).values({ crewId, type: "other", label: "Letter of the clinic", fileId: twice });
  await db.insert(medicalCertificates).values([
    { ...examined, fileId: await scan("crew: medical", own, "medical") },
    { ...examined, fileId: twice },
  ]);
  await scan("crew: nobody knows what", own);
}

async function withDecisions({ db, sailor, tour, clerk, scan }: World) {
  const own = { type: "crew", id: sailor.id };
  const entry = await registered(db, sailor.id, clerk.userId, {
    evidenceFileId: await scan("crew: suitability", own, "blacklist"),
    replyFileId: await scan("crew: reply", own, "blacklist"),
    reply: "It was not I who left it",
    repliedAt: new Date(),
  });
  await db.insert(suitabilityRemovals).values({
    entryId: entry.id,
    documentFileId: await scan("crew: removal", own, "blacklist"),
    reason: "Cleared by the flag state",
    createdBy: clerk.userId,
  });
  const [request] = await db
    .insert(crewChangeRequests)
    .values({ crewId: sailor.id, section: "personal", change: "{}", createdBy: clerk.userId })
    .returning();
  await scan("request: personal", { type: "crew-request", id: request?.id ?? 0 });
  await scan("assignment: evidence", { type: "assignment", id: tour.id });
  const owed = {
    crewId: sailor.id,
    divisionId: 1,
    kind: "loan",
    source: "office",
    name: "Loan",
    amount: 1_000,
  } as const;
  const [debt] = await db
    .insert(payrollDebts)
    .values({ ...owed, fromMonth: "2026-01-01" })
    .returning();
  await scan("debt: paper", { type: "debt", id: debt?.id ?? 0 });
  await scan("unclaimed: upload", null);
}

async function everything(db: Transaction) {
  const made = await world(db);
  await withApplications(made);
  await withPapers(made);
  await withDecisions(made);
  return made;
}

/** Return the access to each file in the table's format. */
async function walked({ ids }: World, actor: Actor) {
  const got: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const answer = await downloadFile.execute(as(actor), { fileId: ids[name] }).catch((error) => error);
    if (answer.wireCode === "FILE_NOT_FOUND" && answer.code === "not-found") got[name] = "-";
    else if (answer.contentType) got[name] = Buffer.compare(Buffer.from(answer.body), png) === 0 ? "Y" : "C";
    else got[name] = String(answer.code ?? answer);
  }
  return got;
}
const columnOf = (index: number) => Object.fromEntries(names.map((name) => [name, reach[name].split(" ")[index]]));
const nothing = Object.fromEntries(names.map((name) => [name, "-"]));

test(
  "every kind of file is open to exactly the roles it is meant for, whole or as a marked copy",
  rolledBack(async (db) => {
    const made = await everything(db);
    expect(Object.keys(made.ids).sort()).toEqual([...names].sort());
    const { owner, ship, sailor } = made;
    const actors: Actor[] = [];
    for (const role of Object.values(columns)) actors.push(await person(db, role));
    actors.push(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }));
    actors.push(await person(db, "crewmarine", "head", { vesselId: ship.id }));
    actors.push(await person(db, "crewmarine", "crew", { crewId: sailor.id }));
    for (const [index, actor] of actors.entries())
      expect([index, await walked(made, actor)]).toEqual([index, columnOf(index)]);
  }),
);

test(
  "nothing is open to the other division, another principal, vessel or seafarer, to visitors and strangers",
  rolledBack(async (db) => {
    const made = await everything(db);
    const outsiders: Actor[] = [
      await person(db, "crewingprincipalmarine", null, { principalId: (await principal(db)).id }),
      await person(db, "crewingprincipalmarine"),
      await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id }),
      await person(db, "crewmarine", "crew", { crewId: (await seafarer(db)).id }),
      { ...(await person(db, "superadmin")), divisionId: 2 },
    ];
    for (const role of roles.filter((name) => name.endsWith("tanker"))) outsiders.push(await person(db, role));
    for (const outsider of outsiders) expect([outsider, await walked(made, outsider)]).toEqual([outsider, nothing]);
    const passing = await visitor(db);
    for (const fileId of Object.values(made.ids)) {
      for (const actor of [passing, { kind: "stranger" } as const])
        await expect(downloadFile.execute(as(actor), { fileId })).rejects.toMatchObject({ code: "unauthenticated" });
      await expect(downloadOwnFile.execute(as(passing), { fileId })).rejects.toMatchObject({
        wireCode: "FILE_NOT_FOUND",
      });
    }
  }),
);

test(
  "an unclaimed upload is open to its uploader only, a prepared file to its requester",
  rolledBack(async (db) => {
    const { ids } = await everything(db);
    const [owner, passing] = [await person(db, "crewingadminmarine"), await visitor(db)];
    const fileId = ids["unclaimed: upload"];
    await db.update(files).set({ uploadedBy: owner.userId }).where(eq(files.id, fileId));
    const { id } = await prepared(db, owner, readyValues);
    expect((await downloadFile.execute(as(owner), { fileId })).name).toBe("scan.png");
    expect((await downloadPreparedFile.execute(as(owner), { id })).name).toBe("list.xlsx");
    for (const role of roles) {
      const other = as(await person(db, role));
      await expect(downloadFile.execute(other, { fileId })).rejects.toMatchObject({ wireCode: "FILE_NOT_FOUND" });
      await expect(downloadPreparedFile.execute(other, { id })).rejects.toMatchObject({ code: "not-found" });
    }
    await db.update(files).set({ uploadedBy: null, visitorId: passing.visitorId }).where(eq(files.id, fileId));
    expect((await downloadOwnFile.execute(as(passing), { fileId })).name).toBe("scan.png");
    await expect(downloadOwnFile.execute(as(await visitor(db)), { fileId })).rejects.toMatchObject({
      wireCode: "FILE_NOT_FOUND",
    });
  }),
);

import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { requiredPoint, assertThat, checkPoint, seconds } from "../assertions.mjs";
import { secondsSince, untilReady } from "../running.mjs";
import { signIn } from "../sign-in.mjs";
import { onePagePdf, peopleSheet } from "./documents.mjs";
import { memoryOf } from "./start.mjs";

/** Try everything with native code, and everything started by path. */
export async function tryWork(container, { base, sql }) {
  await requiredPoint("the demo fleet is filled in", async () => {
    const taken = await untilReady(container, base, 300);
    const [{ crew, vessels }] = await sql`
      select (select count(*)::int from crew) as crew, (select count(*)::int from vessels) as vessels`;
    assertThat(crew > 100 && vessels > 5, `${crew} crew, ${vessels} vessels`);
    return `${seconds(taken)} from start to ready, ${crew} crew on ${vessels} vessels`;
  });
  const people = {};
  await requiredPoint("signing in works (argon2)", async () => {
    const began = performance.now();
    people.admin = await signIn(base, "crewingadminmarine");
    const taken = secondsSince(began);
    people.principal = await signIn(base, "crewingprincipalmarine");
    return seconds(taken);
  });
  const crewId = await aboardFor(people, sql);
  await tryDocuments(people, crewId);
  await tryScans(people, crewId);
  await checkPoint("memory after that", () => memoryOf(container));
  return { ...people, crewId };
}

/** A seafarer on board a vessel of the principal, with a photo. */
async function aboardFor({ principal }, sql) {
  const shown = new Set((await sql`select id from crew where photo_file_id is not null`).map(({ id }) => id));
  for (const { id } of await principal.read("Vessel/GetVesselInOperation?pageSize=200")) {
    const crew = await principal.read(`VesselCrew/GetVesselCrewListByVesselId?vesselId=${id}`);
    const found = crew.findLast(({ employeeId }) => shown.has(employeeId));
    if (found) return found.employeeId;
  }
  throw new Error("nobody is on board of the principal's vessels");
}

async function timed(work) {
  const began = performance.now();
  const bytes = await work();
  return { bytes, figure: `${seconds(secondsSince(began))}, ${Math.round(bytes.length / 1024)} kB` };
}

async function tryDocuments({ admin }, employeeId) {
  await checkPoint("a CV comes out as PDF, with fonts and the photo (sharp)", async () => {
    const { bytes, figure } = await timed(() => admin.fileFor("GeneratePDF/GenerateCVEmployee", { employeeId }));
    const text = bytes.toString("latin1");
    assertThat(text.startsWith("%PDF-"), "it is no PDF");
    assertThat(/FontFile[23]?\b/.test(text) && text.includes("/Subtype /Image"), "it has no font or no photo");
    return figure;
  });
  await checkPoint("an Excel export comes out", async () => {
    const { bytes, figure } = await timed(() => admin.file("Employee/DownloadEmployeeListOnBoard"));
    assertThat(bytes.subarray(0, 2).toString() === "PK", "it is no XLSX");
    return figure;
  });
  await checkPoint("an XLSX import is checked (the process that reads)", async () => {
    const FileContent = new File([peopleSheet()], "people.xlsx");
    const began = performance.now();
    const report = await admin.sendForm("Employee/CheckEmployeeImport", { FileContent, Mode: "create" });
    assertThat(report.crew.added === 1 && report.errors === 0, JSON.stringify(report));
    return seconds(secondsSince(began));
  });
}

async function tryScans({ admin, principal }, employeeId) {
  const scanned = (file) => paperWith(admin, employeeId, file);
  await checkPoint("a principal's picture carries a mark (sharp, its text)", async () => {
    const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: "white" } });
    const scan = await scanned(new File([await blank.png().toBuffer()], "course.png"));
    const { bytes, figure } = await timed(() => principal.file(`FileDownload/FileDownload?fileId=${scan}`));
    const { channels } = await sharp(bytes).stats();
    assertThat(channels[0].min < 220, "nothing is written across it");
    return figure;
  });
  await checkPoint("a principal's PDF carries a mark (what marks them)", async () => {
    const scan = await scanned(new File([onePagePdf], "course.pdf"));
    const { bytes, figure } = await timed(() => principal.file(`FileDownload/FileDownload?fileId=${scan}`));
    assertThat(bytes.subarray(0, 5).toString() === "%PDF-" && unpacked(bytes).includes("/Mark"), "it has no mark");
    return figure;
  });
}

/** Decompress the streams of a PDF, its object lists included. */
function unpacked(bytes) {
  const text = bytes.toString("latin1");
  const parts = [...text.matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)];
  return parts.map(([, packed]) => inflateSync(Buffer.from(packed, "latin1")).toString("latin1")).join("\n");
}

async function paperWith(admin, employeeId, file) {
  const { fileId } = await admin.sendForm("FileUpload/FileUpload", { FileType: "personaldata", FileContent: file });
  const number = `62${Date.now()}`;
  const issued = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const document = { employeeId, kind: "cop", name: `Course ${number}`, number, issued, noExpiry: true };
  await admin.send("Employee/InsertEmployeePaper", { ...document, attachment: fileId });
  return fileId;
}

import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { roles } from "@/db/enums/users";
import { applicants } from "@/db/schema/applicants";
import { crew, sensitiveReads } from "@/db/schema/crew";
import { seafarer, vessel } from "@/db/testing/crew";
import { crewCsv, sampleLine } from "@/db/testing/files/import-files";
import { aboard } from "@/db/testing/manning";
import { lookupId, openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { generateVesselCrewList } from "@/lib/features/vessels/documents/generate-vessel-crew-list";
import { contentOfApplicant } from "@/lib/features/applicants/pipeline/revision.queries";
import { getApplicant } from "@/lib/features/applicants/detail/get-applicant";
import { submitRegistration } from "@/lib/features/applicants/registration/submit-registration";
import { erasePerson } from "../data-requests/erasure.queries";
import { personalDataOf } from "../data-requests/personal-data.queries";
import { hiredColumns } from "../person-fields.rules";
import { getCrew } from "../detail/get-crew";
import { updateCrew } from "../edit/update-crew";
import { requestCrewChange } from "../change-requests/request-crew-change";
import { importCrew } from "../import/import-crew";
import { downloadCrew } from "../list/download-crew";
import { listCrew } from "../list/list-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const names = { familyName: "Al Rashid", givenNames: "Mohammed Yusuf" };
const stored = async (db: Transaction, id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];
const sheetOf = (answer: unknown) => {
  if (!(answer instanceof Object) || !("body" in answer)) throw new Error("no sheet was answered");
  return readSheet(answer.body as Parameters<typeof readSheet>[0]).rows.map((row) => row.map(({ text }) => text));
};

test(
  "prints confirmed names on the FAL list, and a guess for others",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const { person: confirmed } = await aboard(db, own, { rank: "Master", fullName: "Capt. Yusuf Rashid" });
    await db.update(crew).set(names).where(eq(crew.id, confirmed.id));
    const chinese = await lookupId(db, "nationality", "Chinese");
    await aboard(db, own, { rank: "Oiler", fullName: "Chen Wei", nationalityId: chinese, crewOrigin: "WNA" });
    const { person: single } = await aboard(db, own, { rank: "Able Seaman", fullName: "Suharto" });
    await db.update(crew).set({ givenNames: "Suharto" }).where(eq(crew.id, single.id));
    const staff = await person(db, "crewingstaffmarine");
    const rows = sheetOf(await generateVesselCrewList.execute(as(staff, { now }), { vesselId: own.id }));
    const listed = rows.filter(([number]) => /^\d$/.test(number ?? "")).map(([, family, given]) => [family, given]);
    expect(listed).toHaveLength(3);
    expect(listed).toEqual(
      expect.arrayContaining([
        ["Al Rashid", "Mohammed Yusuf"],
        ["Chen", "Wei"],
        ["", "Suharto"],
      ]),
    );
  }),
);

test(
  "shows names as in the passport to the class identity only, and logs that they were read",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { ...names, fullName: "Yusuf Rashid", idNumber: null, kkNumber: null });
    const seen: string[] = [];
    for (const role of roles.filter(
      (one) => one.endsWith("marine") && one !== "crewmarine" && !one.includes("principal"),
    )) {
      const { personal } = await getCrew.execute(as(await person(db, role), { now }), { crewId: crewMember.id });
      expect([null, names.familyName]).toContain(personal.familyName);
      if (personal.familyName && personal.givenNames) seen.push(role);
    }
    expect(seen.sort()).toEqual(["crewingadminmarine", "crewingmanagermarine", "crewingstaffmarine"]);
    const reads = await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, crewMember.id));
    expect(reads.filter(({ fieldClass }) => fieldClass === "identity")).toHaveLength(3);
  }),
);

test(
  "stores names with an edit, warns when the full name has other words, and refuses titles",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { fullName: "Yusuf Rashid" });
    const staff = as(await person(db, "crewingstaffmarine"), { now });
    const edit = (values: Record<string, string>) =>
      updateCrew.execute(staff, { crewId: crewMember.id, section: "personal", values });
    expect((await edit({ familyName: "Rashid", givenNames: "Yusuf" })).warnings).toEqual([]);
    expect((await edit({ givenNames: "Mohammed Yusuf" })).warnings).toEqual([expect.stringContaining("differ")]);
    expect(await stored(db, crewMember.id)).toMatchObject({ familyName: "Rashid", givenNames: "Mohammed Yusuf" });
    await expect(edit({ familyName: "Rashid, S.Tr.Pel." })).rejects.toMatchObject({
      fields: [{ path: "familyName", message: "validation.titleInName" }],
    });
    await edit({ familyName: "" });
    expect((await stored(db, crewMember.id))?.familyName).toBeNull();
  }),
);

test(
  "takes names from a seafarer's change request",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { fullName: "Suharto" });
    const own = await person(db, "crewmarine", "crew", { crewId: crewMember.id });
    const requested = await requestCrewChange.execute(as(own, { now }), {
      crewId: crewMember.id,
      section: "personal",
      values: { familyName: "Suharto" },
    });
    expect(requested).toBeTruthy();
  }),
);

test(
  "imports names, finds the person by them, and exports them to those who see the class",
  rolledBack(async (db) => {
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const line = sampleLine({
      "Full name": "Yusuf Rashid",
      "Family name in passport": "Al Rashid",
      "Given names in passport": "Mohammed Yusuf",
    });
    await importCrew.execute(admin, { fileContent: crewCsv([line]), mode: "create", skipWrongRows: false });
    const page = await listCrew.execute(admin, { filterList: "mohammed" });
    expect(page.rows.map(({ fullName }) => fullName)).toEqual(["Yusuf Rashid"]);
    const heads = async (role: "crewingadminmarine" | "crewingplanningmarine") =>
      sheetOf(await downloadCrew.execute(as(await person(db, role), { now }), { filterList: "mohammed" })).join();
    expect(await heads("crewingadminmarine")).toMatch(/Family name in passport.*Al Rashid,Mohammed Yusuf/s);
    expect(await heads("crewingplanningmarine")).not.toMatch(/Family name in passport|Al Rashid/);
  }),
);

test(
  "gives the person their names with the export of personal data, and an erasure destroys them",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { ...names, fullName: "Yusuf Rashid" });
    expect((await personalDataOf(db, crewMember.id)).person).toMatchObject(names);
    const manager = await person(db, "crewingmanagermarine");
    const [row] = await db.select().from(crew).where(eq(crew.id, crewMember.id));
    if (!row) throw new Error("the person is missing");
    await erasePerson(db, row, { userId: manager.userId, now });
    const erased = await stored(db, crewMember.id);
    expect(erased).toMatchObject({ familyName: null, givenNames: null });
    expect(erased?.searchText).not.toMatch(/rashid|mohammed/);
  }),
);

test(
  "keeps an applicant's names from the registration to the revision, and copies them when hiring",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const actor = await visitor(db);
    const content = await registrationOf(db, actor, opening.id);
    const { registerCrewId: id } = await submitRegistration.execute(as(actor), {
      joi: opening.id,
      ...consents,
      content: { ...content, personal: { ...content.personal, ...names } },
    });
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, id));
    if (!applicant) throw new Error("the applicant is missing");
    expect(applicant).toMatchObject(names);
    expect((await contentOfApplicant(db, applicant)).personal).toMatchObject(names);
    expect(hiredColumns()).toEqual(expect.arrayContaining(["familyName", "givenNames"]));
    const [admin, planning] = [await person(db, "crewingadminmarine"), await person(db, "crewingplanningmarine")];
    expect(await getApplicant.execute(as(admin), { id })).toMatchObject(names);
    expect(await getApplicant.execute(as(planning), { id })).toMatchObject({ familyName: null, givenNames: null });
  }),
);

import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import createClient from "openapi-fetch";
import { applicants, applicantTrainings } from "@/db/schema/applicants";
import { users } from "@/db/schema/users";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { crewCsv, sampleLine } from "@/db/testing/files/import-files";
import { seatOn } from "@/db/testing/manning";
import { lookupId, openingForm, openOpening } from "@/db/testing/openings";
import { person, principal, visitor } from "@/db/testing/people";
import { jpegSaying } from "@/db/testing/files/pictures";
import { pdf, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import type { UserActor } from "@/lib/access/actor";
import { createApiToken } from "@/lib/features/users/profile/create-api-token";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { controllers } from "../controllers";
import type { paths } from "./paths";

afterAll(closeDatabase);

const origin = "https://crewing.nakhoda.test";

/** Call the API in-process, without a network. */
function serve(request: Request): Promise<Response> {
  const controller = new URL(request.url).pathname.split("/")[3] as keyof typeof controllers;
  return controllers[controller](request);
}
const clientOf = (headers: Record<string, string>) => createClient<paths>({ baseUrl: origin, headers, fetch: serve });
const signedIn = async (actor: UserActor) => clientOf({ cookie: await sessionCookie(actor) });

/** Encode a multipart form, which the client leaves to its user. */
const asForm = (values: Record<string, unknown>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
};

/** Return the data of an answer, or fail the test with the refusal. */
async function done<T, E>(answer: Promise<{ data?: T; error?: E }>): Promise<T> {
  const { data, error } = await answer;
  expect(error).toBeUndefined();
  if (data === undefined) throw new Error("nothing was answered");
  return data;
}

test("the client types match the document (npm run api-types writes them)", async () => {
  const write = ["--conditions=react-server", "--import", "tsx", path.join(__dirname, "write-types.ts"), "--print"];
  const { stdout } = await promisify(execFile)(process.execPath, write, { maxBuffer: 10_000_000 });
  expect(await fs.readFile(path.join(__dirname, "paths.d.ts"), "utf8")).toBe(stdout);
}, 60_000);

test(
  "options and jobs: added, read, changed and closed",
  rolledBack(async (db) => {
    const client = await signedIn(await person(db, "crewingadminmarine"));
    await done(client.POST("/PMSol/v1/AdditionalAdd/CreateCity", { body: { cityName: "Tanjung Redeb" } }));
    const cities = await done(client.GET("/PMSol/v1/AdditionalAdd/GetAllCity"));
    expect(cities.data.map(({ name }) => name)).toContain("Tanjung Redeb");

    const { vesselTypeId: shipId, ...rest } = await openingForm(db);
    const form = { ...rest, shipId };
    const { data: opened } = await done(client.POST("/PMSol/v1/JobOpening/PostJobOpening", { body: form }));
    const params = { path: { id: opened.id } };
    const { version } = await done(client.GET("/PMSol/v1/JobOpening/GetJobOpeningById/{id}", { params }));
    const { data: changed } = await done(
      client.POST("/PMSol/v1/JobOpening/UpdateJobOpening", { body: { ...form, id: opened.id, vacancies: 3, version } }),
    );
    expect(changed.version).toBe(Number(version) + 1);
    const stale = await client.POST("/PMSol/v1/JobOpening/UpdateJobOpening", {
      body: { ...form, id: opened.id, version },
    });
    expect([stale.response.status, stale.error?.code]).toEqual([409, "conflict"]);
    await done(client.POST("/PMSol/v1/JobOpening/DeleteJobOpening/{id}", { params }));
  }),
);

test(
  "an applicant: sent in with a picture that has no name, corrected, decided about",
  rolledBack(async (db) => {
    const opening = await openOpening(db, 1, {}, "Ordinary Seaman");
    const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
    const query = { f: token };
    const client = clientOf({});
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = { fileContent: new Blob([bytes]) };
      const { data } = await done(
        client.POST("/PMSol/v1/FileUploadPublic/FileUpload", { params: { query }, body, bodySerializer: asForm }),
      );
      return data;
    };
    const photo = await upload(new Uint8Array(await jpegSaying(300, 400)));
    expect([photo.fileName, photo.contentType]).toEqual(["blob.jpeg", "image/jpeg"]);
    const ktp = await upload(new Uint8Array(await jpegSaying(400, 300)));

    const { personal, documents, training, bank } = await registrationOf(db, await visitor(db), opening.id);
    const { educationHistory, nextOfKin } = personal;
    const certificates = (kind: "coc" | "cop") =>
      Promise.all(documents[kind].map(async (one) => ({ ...one, file: await upload(new Uint8Array(pdf)) })));
    const { data: sent } = await done(
      client.POST("/PMSol/v1/RegisterCrewsPublic/SubmitRegisterCrew", {
        params: { query },
        body: {
          jobOpeningId: opening.id,
          regDeclaration: true,
          regConsent: true,
          regSpecificConsent: true,
          regFullName: personal.fullName,
          regSex: "Male",
          regBirthPlace: personal.birthPlace,
          regDateOfBirth: personal.dateOfBirth,
          regReligion: personal.religion,
          regMaritalStatus: personal.maritalStatus,
          regNationality: personal.nationality,
          regPhoto: photo,
          regPhotoKtp: ktp,
          regIdNumber: personal.idNumber,
          regKkNumber: personal.kkNumber,
          regSeafarerIdNumber: personal.seafarerIdNumber,
          regSeamanBookNumber: personal.seamanBookNumber,
          regEmail: personal.emailAddress,
          regPhone: personal.phoneNumber,
          regAddress: personal.address,
          regHeight: 172,
          regWeight: 70.5,
          regSafetyShoesSize: "UK 9",
          regTrousersSize: "33",
          regCoverallSize: "L",
          regShirtSize: "L",
          regNextOfKinFullName: nextOfKin.fullName,
          regNextOfKinPhone: nextOfKin.phoneNumber,
          regNextOfKinAddress: nextOfKin.address,
          registerEducations: educationHistory.map((one) => ({
            regUniversityName: one.universityName,
            regDegree: one.degree,
            regMajor: one.major,
            regGpa: 3.4,
            regEntryYear: one.entryYear,
            regGraduationYear: one.graduationYear,
            regCity: one.city,
          })),
          registerCOCDocs: (await certificates("coc")).map((one) => ({
            regCOCId: one.certificateId,
            regCOCName: one.certificateName,
            regCOCNumber: one.certificateNumber,
            regCOCIssued: one.issued,
            regCOCExpired: one.expired,
            regCOCAttachment: one.file,
          })),
          registerCOPDocs: (await certificates("cop")).map((one) => ({
            regCOPId: one.certificateId,
            regCOPName: one.certificateName,
            regCOPNumber: one.certificateNumber,
            regCOPIssued: one.issued,
            regCOPExpired: one.expired,
            regCOPAttachment: one.file,
          })),
          registerTrainings: [
            { regInstitution: "BP3IP Jakarta", regTrainingName: "Ship Handling", regIssued: "2024-02-01" },
          ],
          registerTravelDocs: [
            { regTravelDocName: "Seaman book", regTravelDocNumber: "E 143100", regIssued: "2024-02-01" },
          ],
          registerSeaServices: training.seaServices.map((one) => ({
            regCompanyName: one.companyName,
            regPosition: one.position,
            regVesselName: one.vesselName,
            regVesselType: one.vesselType,
            regGrt: 298,
            regOnBoard: one.onBoard,
            regOffBoard: one.offBoard,
          })),
          regBankName1: bank.bankName1,
          regAccountNumber1: bank.accountNumber1,
          regAccountName1: bank.accountName1,
        },
      }),
    );
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, sent.registerCrewId));
    expect([applicant?.fullName, applicant?.registrationNumber]).toEqual(["Budi Santoso", sent.regRegisNo]);
    expect(await db.$count(applicantTrainings, eq(applicantTrainings.applicantId, sent.registerCrewId))).toBe(1);

    const staff = await signedIn(await person(db, "crewingmanagermarine"));
    const id = sent.registerCrewId;
    const { data: corrected } = await done(
      staff.POST("/PMSol/v1/RegisterCrews/UpdateRegisterCrewDetail", { body: { id, regFullName: "Budi Santosa" } }),
    );
    expect(corrected.registerCrewId).toBe(id);
    await done(staff.POST("/PMSol/v1/RegisterCrews/AddComment", { body: { id, text: "Called, will come" } }));
    const { data: moved } = await done(
      staff.POST("/PMSol/v1/AssessmentHistory/InsertAssessmentHistory", {
        body: { id, assessmentType: "screening", assessmentStatus: "Passed", seafererName: "Budi", vesselName: "TB 1" },
      }),
    );
    expect(moved.currentStatusId).toBe(2);
  }),
);

test(
  "a seafarer: record flat and by section, documents, sea service, own requests",
  rolledBack(async (db) => {
    const one = await seafarer(db, { fullName: "Agus Setiawan" });
    const actor = await person(db, "crewingadminmarine");
    const { token } = await createApiToken.execute(as({ ...actor, sessionId: randomUUID() }), {
      name: "Payroll",
      days: 30,
    });
    const client = clientOf({ authorization: `Bearer ${token}` });
    const employeeId = one.id;
    const { data: updated } = await done(
      client.POST("/PMSol/v1/Employee/UpdateEmployeeDetail", {
        body: {
          employeeId,
          placeOfBirth: "Ambon",
          phoneNo: "+628123456789",
          nextOfKin: { fullName: "Siti Aminah", phoneNumber: "+6281298765432", address: "Jl. Perak 1, Surabaya" },
          educationHistory: [
            {
              universityName: "PIP Semarang",
              degree: "D-IV",
              major: "Nautika",
              entryYear: 2008,
              graduationYear: 2012,
              city: "Semarang",
            },
          ],
        },
      }),
    );
    expect(updated.version).toBeGreaterThan(one.version);
    const stay = {
      position: "Bosun",
      vesselName: "Laut Biru 7",
      vesselType: "Tug Boat",
      onBoard: "2022-01-10",
      offBoard: "2022-07-05",
    };
    await done(
      client.POST("/PMSol/v1/Employee/UpdateEmployeeSeaService", {
        body: { employeeId, values: { ...stay, companyName: "PT Laut Biru" } },
      }),
    );
    const ship = await vessel(db);
    await done(
      client.POST("/PMSol/v1/Employee/InsertEmployeeBoardSchedule", {
        body: { employeeId, vesselId: ship.id, onBoard: "2023-01-10", offBoard: "2023-07-05" },
      }),
    );
    const { data: scan } = await done(
      client.POST("/PMSol/v1/FileUpload/FileUpload", {
        body: { fileContent: new Blob([new Uint8Array(pdf)]), fileType: "personaldata" },
        bodySerializer: asForm,
      }),
    );
    const { data: paper } = await done(
      client.POST("/PMSol/v1/Employee/InsertEmployeePaper", {
        body: {
          employeeId,
          kind: "cop",
          name: "Ship Security Officer",
          number: "SSO 1",
          issued: "2024-01-10",
          attachment: scan.fileId,
        },
      }),
    );
    expect(paper.employeeId).toBe(employeeId);
    await done(
      client.POST("/PMSol/v1/Employee/ChangeEmployeeBankAccount", {
        body: {
          employeeId,
          sequence: 1,
          bankName: "Bank Mandiri",
          accountNumber: "1420012345678",
          accountName: "Agus Setiawan",
        },
      }),
    );
    const { data: shown } = await done(
      client.GET("/PMSol/v1/Employee/GetEmployeeDetails", { params: { query: { employeeId } } }),
    );
    expect(shown.fullName).toBe("Agus Setiawan");
    const page = await done(
      client.GET("/PMSol/v1/Employee/GetEmployeeListOffBoard", { params: { query: { filterList: "Agus Setiawan" } } }),
    );
    expect([page.totalItem > 0, page.counts["off-board"]]).toEqual([true, expect.any(Number)]);

    const own = await person(db, "crewmarine");
    await db.update(users).set({ crewId: employeeId }).where(eq(users.id, own.userId));
    const { data: asked } = await done(
      (await signedIn(own)).POST("/PMSol/v1/Employee/RequestEmployeeChange", {
        body: { employeeId, section: "contact", values: { address: "Jl. Baru 2, Ambon" } },
      }),
    );
    expect(asked.employeeId).toBe(employeeId);
  }),
);

test(
  "vessels, planning and files: added, proposed, and handed out under their media types",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const client = await signedIn(await person(db, "crewingadminmarine"));
    const { data: added } = await done(
      client.POST("/PMSol/v1/Vessel/InsertVesselDetail", {
        body: {
          vesselName: "TB Cakalang",
          vesselType: "Tug Boat",
          shipManagement: "Own",
          principalId: owner.id,
          GRT: 298.5,
        },
      }),
    );
    await done(
      client.POST("/PMSol/v1/Vessel/InsertVoyageDetail", {
        body: {
          vesselId: added.vesselId,
          navigationStatusId: await lookupId(db, "navigation-status"),
          portId: await lookupId(db, "port"),
        },
      }),
    );
    const ship = await vessel(db, { principalId: owner.id });
    const seat = await seatOn(db, ship, "Bosun");
    const candidate = await fitSeafarer(db, { seat, vessel: ship }, { rank: "Bosun" });
    const { data: proposed } = await done(
      (await signedIn(await person(db, "crewingplanningmarine"))).POST("/PMSol/v1/VesselCrew/AddVesselCrewAssignment", {
        body: {
          vesselId: ship.id,
          vesselCrewId: seat.id,
          employeeId: candidate.id,
          assignmentOn: "Next",
          startAssignmentDate: "2027-01-10",
          endAssignmentDate: "2027-07-10",
        },
      }),
    );
    expect(proposed.slot).toBe("Next");
    const cv = await client.POST("/PMSol/v1/GeneratePDF/GenerateCVEmployee", {
      body: { employeeId: candidate.id, language: "id" },
      parseAs: "blob",
    });
    expect([cv.response.headers.get("content-type"), Number(cv.data?.size) > 5_000]).toEqual(["application/pdf", true]);
    const { data: report } = await done(
      (await signedIn(await person(db, "superadmin"))).POST("/PMSol/v1/Employee/CheckEmployeeImport", {
        body: { fileContent: new Blob([await crewCsv([sampleLine()]).arrayBuffer()]), mode: "create" },
        bodySerializer: asForm,
      }),
    );
    expect([report.crew.rows, report.errors]).toEqual([1, 0]);
  }),
);

test(
  "an account: created by staff; errors use the names that were sent",
  rolledBack(async (db) => {
    const client = await signedIn(await person(db, "superadmin"));
    const body = { email: "rani@example.test", firstName: "Rani", role: "crewingstaffmarine", divisionId: 1 } as const;
    const { data: made } = await done(client.POST("/PMSol/v1/Users/Create", { body: { ...body, invite: true } }));
    expect(made.userId).toEqual(expect.any(Number));
    const { error } = await client.POST("/PMSol/v1/Users/Create", { body: { ...body, email: "rani", invite: true } });
    expect(error?.errors?.map(({ path: field }) => field)).toEqual(["email"]);
  }),
);

import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { auditEntries } from "@/db/schema/audit";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { openOpening } from "@/db/testing/openings";
import { person, visitor } from "@/db/testing/people";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { withSchema } from "@/lib/platform/operation";
import { registerApplicant } from "./register-applicant";
import { registerApplicantCall } from "../schema";

afterAll(closeDatabase);

const submitRegisterCrew = withSchema(registerApplicant, registerApplicantCall);

/** Build the documented payload of a paper form with scans uploaded by the staff user. */
async function paperForm(db: Transaction, staff: UserActor, jobOpeningId: number) {
  const { personal, documents, training, bank } = await registrationOf(db, await visitor(db), jobOpeningId);
  await db.update(files).set({ visitorId: null, uploadedBy: staff.userId });
  const { fullName, emailAddress, educationHistory, ...rest } = personal;
  return {
    ...rest,
    ...bank,
    ...consents,
    jobOpeningId,
    regFullName: fullName,
    regEmail: emailAddress,
    language: "id",
    registerEducations: educationHistory,
    registerCOCDocs: documents.coc,
    registerCOPDocs: documents.cop,
    registerSeaServices: training.seaServices,
  };
}

test(
  "registers a paper application: number, first assessment, files, mail in the applicant's language, and the author",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const staff = await person(db, "crewingstaffmarine");
    const answer = await submitRegisterCrew.execute(as(staff), await paperForm(db, staff, opening.id));
    expect(answer).toMatchObject({
      regRegisNo: expect.stringMatching(/^REG-M-\d{6}-\d{5}$/),
      registerCrewId: expect.any(Number),
    });
    const [applicant] = await db.select().from(applicants).where(eq(applicants.id, answer.registerCrewId));
    expect(applicant).toMatchObject({
      fullName: "Budi Santoso",
      language: "id",
      consentAddress: null,
      currentStatusId: 1,
      states: { screening: "Pending" },
      positionId: opening.positionId,
    });
    expect(
      await db
        .select()
        .from(assessments)
        .where(eq(assessments.applicantId, answer.registerCrewId))
        .orderBy(assessments.id),
    ).toHaveLength(1);
    expect(
      (await db.select().from(files)).every(
        ({ subjectType, subjectId }) => subjectType === "applicant" && subjectId === answer.registerCrewId,
      ),
    ).toBe(true);
    expect((await db.select().from(mails))[0]).toMatchObject({
      type: "RegisterSubmitted",
      language: "id",
      recipient: "budi.santoso@example.com",
    });
    expect(
      (
        await db
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.operation, "applicants.register"))
          .orderBy(auditEntries.id)
      )[0],
    ).toMatchObject({ actorId: String(staff.userId), after: { onBehalf: true } });
  }),
);

test(
  "applies the wizard's rules and requires the edit permission",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const staff = await person(db, "crewingstaffmarine");
    const form = await paperForm(db, staff, opening.id);
    const send = (changes: object, actor: UserActor = staff) =>
      submitRegisterCrew.execute(as(actor), { ...form, ...changes });
    await expect(send({ consent: false })).rejects.toMatchObject({ fields: [{ path: "consent" }] });
    await expect(send({ regFullName: "X1" })).rejects.toMatchObject({
      fields: [{ path: "personal.fullName", message: "applicants.nameInvalid" }],
    });
    await expect(send({ jobOpeningId: (await openOpening(db, 2)).id })).rejects.toMatchObject({ code: "not-found" });
    await expect(send({ jobOpeningId: (await openOpening(db, 1, { closedAt: new Date() })).id })).rejects.toMatchObject(
      { messageKey: "applicants.openingClosed" },
    );
    await expect(send({}, await person(db, "crewingplanningmarine"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(send({}, await person(db, "crewingadminmarine"))).rejects.toMatchObject({
      fields: expect.arrayContaining([{ path: "personal.photo", message: "files.notFound" }]),
    });
    await send({});
    await expect(send({})).rejects.toMatchObject({ wireCode: "DUPLICATE" });
  }),
);

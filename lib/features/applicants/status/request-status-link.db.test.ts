import { eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { applicantAt } from "@/db/testing/applicants";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { openOpening } from "@/db/testing/openings";
import { visitor } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { requestStatusLink } from "./request-status-link";

afterAll(closeDatabase);

test(
  "mails the link once to the application's address, in its language",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const applicant = await applicantAt(db, "screening", opening, { email: "Budi@Example.com", language: "id" });
    const caller = as(await visitor(db));
    const ask = () => requestStatusLink.execute(caller, { joi: opening.id, email: "bUDI@example.COM" });
    expect(await ask()).toEqual({ accepted: true });
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({
      type: "RegisterSubmitted",
      recipient: "Budi@Example.com",
      language: "id",
      subjectId: applicant.id,
    });
    expect(mail?.plain).toContain(applicant.statusGuid);
    await db
      .update(mails)
      .set({ sentAt: new Date(), attempts: 1 })
      .where(eq(mails.id, mail?.id ?? 0));
    expect(await ask()).toEqual({ accepted: true });
    expect(await db.select().from(mails)).toMatchObject([{ id: mail?.id, sentAt: null, attempts: 0 }]);
    const entries = await audited(db, "applicants.request-status-link");
    expect(entries).toMatchObject([
      { subject: String(applicant.id), actorKind: "visitor", divisionId: 1, after: { mailId: mail?.id } },
      { subject: String(applicant.id) },
    ]);
    expect(JSON.stringify(entries).toLowerCase()).not.toContain("budi");
  }),
);

test(
  "answers the same for unknown addresses and mails nothing",
  rolledBack(async (db) => {
    const [opening, other] = [await openOpening(db), await openOpening(db)];
    await applicantAt(db, "screening", other, { email: "budi@example.com" });
    const caller = as(await visitor(db));
    for (const email of ["budi@example.com", "nobody@example.com"])
      expect(await requestStatusLink.execute(caller, { joi: opening.id, email })).toEqual({ accepted: true });
    expect(await db.$count(mails)).toBe(0);
    expect(await audited(db, "applicants.request-status-link")).toEqual([]);
    expect(
      (await fieldsOf(requestStatusLink.execute(caller, { joi: opening.id, email: "nonsense" }))).map(
        ({ path }) => path,
      ),
    ).toEqual(["email"]);
  }),
);

test(
  "requires a solved captcha and allows ten requests an hour per address",
  rolledBack(async (db) => {
    const { id: joi } = await openOpening(db);
    const asked = { joi, email: "budi@example.com" };
    await expect(requestStatusLink.execute(as({ kind: "stranger" }), asked)).rejects.toMatchObject({
      wireCode: "GATE_EXPIRED",
    });
    const caller = as(await visitor(db));
    for (let attempt = 0; attempt < 10; attempt += 1) await requestStatusLink.execute(caller, asked);
    await expect(requestStatusLink.execute(caller, asked)).rejects.toMatchObject({ code: "too-many" });
  }),
);

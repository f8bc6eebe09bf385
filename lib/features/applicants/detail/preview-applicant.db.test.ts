import { applicantCertificates } from "@/db/schema/applicants";
import { applicantAt } from "@/db/testing/applicants";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { previewApplicant } from "./preview-applicant";

afterAll(closeDatabase);
const now = new Date("2026-11-22T03:00:00Z");

test(
  "returns stages, next action and document status in two queries",
  rolledBack(async (db) => {
    const { id, fullName } = await applicantAt(db, "boc");
    const paper = { applicantId: id, kind: "cop" as const, certificateNumber: "1", issued: "2024-01-01" };
    await db.insert(applicantCertificates).values([
      { ...paper, sequence: 1, certificateName: "Ends", expired: "2026-12-20" },
      { ...paper, sequence: 2, certificateName: "Never ends" },
    ]);
    const actor = as(await person(db, "crewingadminmarine"), { now });
    expect(await previewApplicant.execute(actor, { id })).toMatchObject({
      name: fullName,
      screening: "Passed",
      boc: "Pending",
      nextAction: "send-boc",
      waitingSince: expect.any(Date),
      papers: { total: 2, withoutScan: 2, ends: 1 },
    });
    expect(await queriesSent(db, () => previewApplicant.execute(actor, { id }))).toHaveLength(2);
  }),
);

test(
  "returns not-found for the other division, and for service staff before the medical check-up",
  rolledBack(async (db) => {
    const { id } = await applicantAt(db, "boc");
    const examined = await applicantAt(db, "mcu");
    const service = as(await person(db, "crewingservicemarine"), { now });
    expect(await previewApplicant.execute(service, { id: examined.id })).toMatchObject({ id: examined.id });
    for (const actor of [service, as(await person(db, "crewingadmintanker"), { now })])
      await expect(previewApplicant.execute(actor, { id })).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingfinancemarine", "crewingprincipalmarine"] as const)
      await expect(previewApplicant.execute(as(await person(db, role), { now }), { id })).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

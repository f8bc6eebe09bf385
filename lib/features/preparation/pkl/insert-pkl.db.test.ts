import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { documentChecks, pklReviewLinks, preparationPkls, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { agreeable, tankerMoney } from "@/db/testing/records/agreements";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { textElementsIn } from "@/db/testing/files/read-pdf";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { getPkl } from "./get-pkl";
import { getPklForm } from "./get-pkl-form";
import { insertPkl } from "./insert-pkl";
import { agreedUntil } from "./agreed-terms.queries";
import { listPkls } from "./list-pkls";
import { previewWages } from "./preview-wages";
import { signPkl } from "./sign-pkl";
import { rupiah } from "../wages/money.rules";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const asPrinted = (amount: number) => rupiah(amount).replace("\u00a0", " ");
const staff = async (db: Parameters<typeof person>[0], division = "marine") =>
  as(await person(db, division === "marine" ? "crewingstaffmarine" : "crewingstafftanker"), { now });

test(
  "takes Marine wages from the matrix; call, row and document agree to the rupiah",
  rolledBack(async (db) => {
    const { form, crewId, preparationId, assignmentId, ship } = await agreeable(db);
    const caller = await staff(db);
    expect(await getPklForm.execute(caller, form)).toMatchObject({
      seatRankId: form.initialRankAs,
      seamanBookNo: "E 143100",
      passportNo: "C 1234567",
      openPklId: null,
      from: "2026-12-01",
      to: "2027-06-01",
      vesselLacks: [],
      seafarerHasAddress: true,
    });
    const preview = await previewWages.execute(caller, form);
    const { id, ...answer } = await insertPkl.execute(caller, form);
    expect(answer).toMatchObject({ employeePreparationId: preparationId, version: 1, warnings: [] });
    expect(answer.pklDocumentName).toMatch(/^[A-Z0-9_-]{1,120}$/);
    const [paper] = await db
      .select({ name: files.name })
      .from(files)
      .innerJoin(preparationPkls, eq(preparationPkls.fileId, files.id))
      .where(eq(preparationPkls.id, id));
    expect(paper?.name).toMatch(/^\d{14}_[A-Z0-9_-]+\.pdf$/);
    expect(paper?.name.slice(15, -4)).toBe(answer.pklDocumentName);
    const detail = await getPkl.execute(caller, { employeePreparationPklId: id });
    const wages = { basicSalary: 12_000_000, leavePay: 1_000_000, allowances: 1_000_000, totalWages: 16_500_000 };
    expect(detail).toMatchObject({
      ...wages,
      allowancesTradingOut: 2_500_000,
      overseasAllowance: null,
      overtime: null,
      pklDocumentNumber: "PKL/001/XI/2026",
      crewSealingOffice: "KSOP UTAMA TANJUNG PRIOK",
      position: "Crewing Manager",
      seamanBookNo: "E 143100",
      status: "Pending Sign",
      pklStatus: "Pending Sign",
      startDate: "2026-12-01",
      endDate: "2027-06-01",
      minimumWage: 5_396_761,
      allowedActions: ["download", "sign", "supersede"],
    });
    expect(preview).toMatchObject({ totalWages: 16_500_000, wageCheck: "enough", problems: [] });
    expect(preview.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(detail.totalWages);
    const [row] = await db.select().from(preparationPkls).where(eq(preparationPkls.id, id));
    expect(row).toMatchObject(wages);
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.id, row?.fileId ?? ""));
    const text = (await textElementsIn(file?.content ?? Buffer.alloc(0)))
      .map((heard) => heard.text)
      .join("\n")
      .replaceAll("\u00a0", " ");
    for (const { amount } of preview.lines) expect(text).toContain(asPrinted(amount));
    expect(text).toContain(asPrinted(16_500_000));
    expect(text).toContain("enam belas juta lima ratus ribu rupiah / sixteen million five hundred thousand rupiah");
    expect(file).toMatchObject({ subjectType: "crew", subjectId: crewId, fileType: "pkl", sha256: row?.sha256 });
    expect(await agreedUntil(db, assignmentId)).toBeNull();
    expect((await listPkls.execute(caller, { vesselId: ship.id })).rows).toHaveLength(1);
    expect((await audited(db, "preparation.insert-pkl"))[0]).toMatchObject({ subject: String(crewId) });
  }),
);

test(
  "mails the seafarer a personal link and the admins a notice, without amounts, address or document name",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { form } = await agreeable(db);
    const { id, mailIds, pklDocumentName } = await insertPkl.execute(await staff(db), form);
    const sent = await db.select().from(mails).where(eq(mails.type, "PklCreated"));
    expect(sent.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(["agus@example.com", admin.email]));
    expect(sent.map((mail) => mail.id).sort()).toEqual([...mailIds].sort());
    for (const { plain, title } of sent) {
      expect(`${title} ${plain}`).not.toContain(pklDocumentName);
      expect(plain).not.toMatch(/12\.000\.000|16\.500\.000/);
    }
    const own = sent.find(({ recipient }) => recipient === "agus@example.com");
    const token = /\/agreement\/([\w-]{43})/.exec(own?.plain ?? "")?.[1];
    expect(token).toBeDefined();
    const [link] = await db.select().from(pklReviewLinks).where(eq(pklReviewLinks.pklId, id));
    expect(link?.tokenHash).not.toContain(token);
    const [check] = await db.select().from(documentChecks).where(eq(documentChecks.pklId, id));
    expect(check?.code).toMatch(/^[\w-]{22}$/);
    expect(check?.codeHash).not.toContain(check?.code);
  }),
);

test(
  "refuses a rank without matrix wages, with a link for users of the rates; stores nothing",
  rolledBack(async (db) => {
    const { form, ship } = await agreeable(db);
    const caller = await staff(db);
    await db.update(vessels).set({ payrollCategoryId: 3 }).where(eq(vessels.id, ship.id));
    const refused = insertPkl.execute(caller, form);
    await expect(refused).rejects.toMatchObject({
      code: "rule",
      wireCode: "NO_SALARY",
      values: { reason: "No salary found for this rank, area and category" },
    });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    expect((await previewWages.execute(admin, form)).problems).toMatchObject([
      { code: "NO_SALARY", href: "/dashboard/payroll-and-contracts/payroll-management?tab=salary-matrix" },
    ]);
    expect((await previewWages.execute(caller, form)).problems).toMatchObject([{ code: "NO_SALARY", href: null }]);
    const early = insertPkl.execute(caller, { ...form, docReleasedDate: "1990-01-01" });
    await expect(early).rejects.toMatchObject({ code: "rule" });
    expect(await db.$count(preparationPkls)).toBe(0);
  }),
);

test(
  "blocks a rating below the province's minimum wage, warns for an officer, and reports a missing minimum",
  rolledBack(async (db) => {
    const rating = await agreeable(db, { basicSalary: 5_000_000 });
    const caller = await staff(db);
    await expect(insertPkl.execute(caller, rating.form)).rejects.toMatchObject({
      code: "rule",
      wireCode: "BELOW_MINIMUM_WAGE",
    });
    const unknown = await previewWages.execute(caller, { ...rating.form, province: "JB" });
    expect(unknown).toMatchObject({ wageCheck: "unknown", minimumWage: null, problems: [] });
    expect(unknown.warnings).toHaveLength(1);
  }),
);
test(
  "names the signs that the document cannot print before it is made, and makes it all the same",
  rolledBack(async (db) => {
    const { form, crewId } = await agreeable(db);
    await db.update(crew).set({ address: "Jalan 張偉 1" }).where(eq(crew.id, crewId));
    const warning = expect.stringContaining("張偉");
    expect((await previewWages.execute(await staff(db), form)).warnings).toEqual([warning]);
    expect((await insertPkl.execute(await staff(db), form)).warnings).toEqual([warning]);
  }),
);
test(
  "warns for an officer below the minimum and allows it",
  rolledBack(async (db) => {
    const { form } = await agreeable(db, { rank: "Second Officer", basicSalary: 5_000_000 });
    const { warnings } = await insertPkl.execute(await staff(db), form);
    expect(warnings).toEqual([expect.stringContaining("below the minimum wage")]);
  }),
);

test(
  "requires a tanker's wages and a total equal to the sum, within one rupiah",
  rolledBack(async (db) => {
    const { form } = await agreeable(db, { divisionId: 2 });
    const caller = await staff(db, "tanker");
    expect((await fieldsOf(insertPkl.execute(caller, form))).map(({ path }) => path)).toEqual([
      ...["basicSalary", "overtime", "leavePay", "allowances", "allowancesTradingOut", "totalWages"],
    ]);
    const wrong = insertPkl.execute(caller, { ...form, ...tankerMoney, totalWages: "13250000" });
    await expect(wrong).rejects.toMatchObject({
      wireCode: "WRONG_SUM",
      values: { reason: expect.stringContaining("Rp 13.000.000") },
    });
    const cents = insertPkl.execute(caller, { ...form, ...tankerMoney, overtime: "2000000.50" });
    expect(await fieldsOf(cents)).toEqual([{ path: "overtime", message: "preparation.pkl.wholeRupiah" }]);
    const { id } = await insertPkl.execute(caller, { ...form, ...tankerMoney, totalWages: "13000001" });
    expect(await getPkl.execute(caller, { employeePreparationPklId: id })).toMatchObject({
      basicSalary: 9_000_000,
      overtime: 2_000_000,
      leavePay: 750_000,
      allowances: 1_250_000,
      allowancesTradingOut: 12.5,
      totalWages: 13_000_001,
      positionAllowance: null,
    });
  }),
);

test(
  "refuses a vessel without principal, area or category, and the form field by field",
  rolledBack(async (db) => {
    const { form, ship } = await agreeable(db);
    const caller = await staff(db);
    const { crewId, vesselId } = form;
    expect((await fieldsOf(insertPkl.execute(caller, { crewId, vesselId }))).map(({ path }) => path).sort()).toEqual([
      ...["docReleasedDate", "employeeNo", "firstPartyName", "firstPartyOffice", "initialRankAs"],
      ...["pklDocumentNumber", "position", "ptkpGolId", "seamanBookNo", "shipCrewSealingOfficerName"],
      "shippingArea",
    ]);
    expect(await fieldsOf(insertPkl.execute(caller, { ...form, shippingArea: "Atlantis" }))).toEqual([
      { path: "shippingArea", message: "validation.notListed" },
    ]);
    await db.update(vessels).set({ principalId: null, operationAreaId: null }).where(eq(vessels.id, ship.id));
    await expect(insertPkl.execute(caller, form)).rejects.toMatchObject({
      wireCode: "VESSEL_INCOMPLETE",
      values: { reason: expect.stringContaining("principal, operation area") },
    });
  }),
);

test(
  "allows a number once and one current agreement; a replacement ends the earlier code and links",
  rolledBack(async (db) => {
    const { form } = await agreeable(db);
    const caller = await staff(db);
    const { id } = await insertPkl.execute(caller, form);
    const other = { ...form, pklDocumentNumber: "PKL/002/XI/2026" };
    await expect(insertPkl.execute(caller, other)).rejects.toMatchObject({ messageKey: "preparation.pkl.waiting" });
    const again = insertPkl.execute(caller, { ...form, supersedesId: id });
    await expect(again).rejects.toMatchObject({ code: "conflict", messageKey: "preparation.pkl.numberTaken" });
    const next = await insertPkl.execute(caller, { ...other, supersedesId: id });
    expect(await getPkl.execute(caller, { pklId: id })).toMatchObject({
      isSuperseded: true,
      supersededById: next.id,
      allowedActions: ["download"],
    });
    const [check] = await db.select().from(documentChecks).where(eq(documentChecks.pklId, id));
    expect(check?.revokedAt).not.toBeNull();
    const [link] = await db.select().from(pklReviewLinks).where(eq(pklReviewLinks.pklId, id));
    expect(link?.endedAt).not.toBeNull();
  }),
);

test(
  "shows planning and service the agreement without wages, seafarers their own, other divisions nothing",
  rolledBack(async (db) => {
    const { form, crewId, ship } = await agreeable(db);
    const { id } = await insertPkl.execute(await staff(db), form);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    expect(await getPkl.execute(planner, { pklId: id })).toMatchObject({
      basicSalary: null,
      totalWages: null,
      minimumWage: null,
      idNumber: null,
      seesWages: false,
      allowedActions: [],
    });
    const self = as(await person(db, "crewmarine", "crew", { crewId }), { now });
    expect(await getPkl.execute(self, { pklId: id })).toMatchObject({ totalWages: 16_500_000, seesWages: true });
    const other = as(await person(db, "crewmarine", "crew"), { now });
    await expect(getPkl.execute(other, { pklId: id })).rejects.toMatchObject({ code: "not-found" });
    const tanker = as(await person(db, "crewingstafftanker"), { now });
    await expect(getPkl.execute(tanker, { pklId: id })).rejects.toMatchObject({ code: "not-found" });
    expect((await listPkls.execute(tanker, { vesselId: ship.id })).rows).toEqual([]);
    await expect(insertPkl.execute(planner, form)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "allows one addendum at a time for days beyond the signed period; otherwise refuses",
  rolledBack(async (db) => {
    const { form, ship, preparationId, assignmentId } = await agreeable(db);
    const author = await person(db, "crewingstaffmarine");
    const caller = as(author, { now });
    const { id } = await insertPkl.execute(caller, form);
    const addendum = { ...form, pklDocumentNumber: "PKL/002/XI/2026", addendumOfId: id };
    const add = (more: object = {}) => insertPkl.execute(caller, { ...addendum, ...more });
    const actions = async (pklId: number) => (await getPkl.execute(caller, { pklId })).allowedActions;
    await expect(add()).rejects.toMatchObject({ code: "not-found" });
    await signPkl.execute(caller, { pklId: id, attachmentId: await uploadBy(db, author) });
    const aboard = { slot: "current", checkedInOn: "2026-12-01" } as const;
    await db.update(assignments).set(aboard).where(eq(assignments.id, assignmentId));
    await db.update(preparations).set({ endedAt: now, endReason: "joined" }).where(eq(preparations.id, preparationId));
    expect(await actions(id)).not.toContain("addendum");
    await expect(add()).rejects.toMatchObject({ messageKey: "preparation.pkl.addendumNotNeeded" });

    await db.update(assignments).set({ endDate: "2027-08-01" }).where(eq(assignments.id, assignmentId));
    expect(await actions(id)).toContain("addendum");
    const of = { crewId: form.crewId, vesselId: ship.id, addendumOfId: id };
    expect(await getPklForm.execute(caller, of)).toMatchObject({ to: "2027-08-01", openPklId: null });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    await expect(insertPkl.execute(planner, addendum)).rejects.toMatchObject({ code: "forbidden" });
    const tanker = await staff(db, "tanker");
    await expect(insertPkl.execute(tanker, addendum)).rejects.toMatchObject({ code: "not-found" });
    const added = await add();
    expect(await getPkl.execute(caller, { pklId: added.id })).toMatchObject({
      addendumOfId: id,
      startDate: "2027-06-02",
      endDate: "2027-08-01",
      status: "Pending Sign",
      totalWages: 16_500_000,
    });
    await expect(add({ pklDocumentNumber: "PKL/003/XI/2026" })).rejects.toMatchObject({
      messageKey: "preparation.pkl.waiting",
    });
    const [row] = await db.select().from(preparationPkls).where(eq(preparationPkls.id, added.id));
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.id, row?.fileId ?? ""));
    const text = (await textElementsIn(file?.content ?? Buffer.alloc(0))).map((heard) => heard.text).join("\n");
    for (const words of ["Addendum to a sea employment agreement (PKL)", "PKL/001/XI/2026", "PKL/002/XI/2026"])
      expect(text).toContain(words);

    await signPkl.execute(caller, { pklId: added.id, attachmentId: await uploadBy(db, author) });
    expect(await actions(id)).not.toContain("supersede");
    await expect(add({ pklDocumentNumber: "PKL/003/XI/2026" })).rejects.toMatchObject({
      messageKey: "preparation.pkl.addendumNotNeeded",
    });
  }),
);

import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Transaction } from "@/db/client";
import { applicants } from "@/db/schema/applicants";
import { openOpening } from "@/db/testing/openings";
import { visitor } from "@/db/testing/people";
import { consents, pdf, registrationOf, uploadOf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { VisitorActor } from "@/lib/access/actor";
import { appliedIn } from "@/lib/features/crew/person-fields.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { findOpeningWithRequirements } from "../registration/queries";
import { registrationContent } from "../registration/content.schema";
import { updateApplicant } from "../registration/store.queries";
import { submitRegistration } from "../registration/submit-registration";
import { contentOfApplicant } from "./revision.queries";

afterAll(closeDatabase);

const words = fc.stringMatching(/^[A-Z][a-z'’éÑ-]{1,12}( [A-Z][a-z]{1,12}){0,2}$/);
const note = fc.option(
  fc.stringMatching(/^[A-Za-z0-9 ,.()"';&<>%+=-]{1,40}$/).map((text) => text.trim()),
  { nil: "" },
);
const issued = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2015-01-01", days));
const ends = fc.option(
  fc.integer({ min: 3_600, max: 6_500 }).map((days) => addDays("2017-06-01", days)),
  { nil: null },
);
const number = fc.stringMatching(/^[A-Z0-9/-]{3,20}$/);
const amount = fc.option(fc.nat(90_000).map(String), { nil: "" });

const held = fc.record({ certificateNumber: number, issued, ends, description: note, hasScan: fc.boolean() });
const travel = fc.record({ documentName: words, documentNumber: number, issued, expired: ends, description: note });
const training = fc.record({
  institution: words,
  training: words,
  category: note,
  instructor: note,
  feedback: note,
  evaluation: note,
  issued,
  expired: ends,
});
const education = fc.record({
  universityName: words,
  degree: words,
  major: words,
  gpa: fc.option(
    fc.integer({ min: 0, max: 400 }).map((hundredths) => String(hundredths / 100)),
    { nil: "" },
  ),
  entryYear: fc.integer({ min: 1999, max: 2008 }),
  graduationYear: fc.integer({ min: 2008, max: 2020 }),
  city: words,
});
const sailed = fc.record({
  companyName: words,
  position: words,
  vesselName: words,
  vesselType: words,
  grt: amount,
  hp: amount,
  dwt: amount,
  note,
  hasLetter: fc.boolean(),
});

/** Fields that differ between applicants; the rest is one complete registration. */
const application = fc.record({
  fullName: words,
  height: fc.integer({ min: 120, max: 230 }),
  weight: fc.integer({ min: 300, max: 2_000 }).map((tenths) => tenths / 10),
  sizes: fc.record(
    Object.fromEntries(
      appliedIn("body").flatMap(({ name, input }) =>
        input.kind === "size" ? [[name, fc.constantFrom(...input.values)]] : [],
      ),
    ),
  ),
  npwpNumber: fc.option(fc.stringMatching(/^\d{15,16}$/), { nil: "" }),
  bpjsKesehatanNumber: fc.option(fc.stringMatching(/^\d{13}$/), { nil: "" }),
  passport: fc.boolean(),
  kinMail: fc.option(fc.constant("siti@example.test"), { nil: "" }),
  held: fc.array(held, { minLength: 40, maxLength: 40 }),
  travelDocuments: fc.uniqueArray(travel, { maxLength: 4, selector: ({ documentName }) => documentName.toLowerCase() }),
  trainings: fc.uniqueArray(training, { maxLength: 4, selector: ({ training: name }) => name.toLowerCase() }),
  educationHistory: fc.array(education, { minLength: 1, maxLength: 3 }),
  services: fc.uniqueArray(sailed, { maxLength: 4, selector: ({ position }) => position.toLowerCase() }),
  second: fc.boolean(),
});
type Application = typeof application extends fc.Arbitrary<infer T> ? T : never;

async function contentOf(db: Transaction, owner: VisitorActor, joi: number, drawn: Application, index: number) {
  const base = await registrationOf(db, owner, joi, {
    email: `applicant${index}@example.test`,
    seafarerCode: String(6_211_500_000 + index),
    nik: String(3_578_101_705_900_100 + index),
  });
  const scan = () => uploadOf(db, owner, "scan.pdf", pdf);
  const certificates = async (kind: "coc" | "cop") =>
    Promise.all(
      base.documents[kind].map(async (entry, place) => {
        const { ends: expired, ...given } = drawn.held[place] ?? { ends: null, issued: "2024-03-01" };
        return { ...entry, ...given, expired, noExpiry: expired === null };
      }),
    );
  const letters = drawn.services.map(({ hasLetter }) => (hasLetter ? scan() : null));
  return {
    personal: {
      ...base.personal,
      fullName: drawn.fullName,
      height: String(drawn.height),
      weight: String(drawn.weight),
      ...drawn.sizes,
      npwpNumber: drawn.npwpNumber,
      bpjsKesehatanNumber: drawn.bpjsKesehatanNumber,
      passportId: drawn.passport ? "X1234567" : "",
      photoPassport: drawn.passport ? await uploadOf(db, owner, "passport.png") : null,
      nextOfKin: { ...base.personal.nextOfKin, emailAddress: drawn.kinMail },
      educationHistory: drawn.educationHistory,
    },
    documents: {
      travelDocuments: drawn.travelDocuments,
      coc: await certificates("coc"),
      cop: await certificates("cop"),
    },
    training: {
      trainings: drawn.trainings,
      seaServices: await Promise.all(
        drawn.services.map(async ({ hasLetter: _hasLetter, ...entry }, place) => ({
          ...entry,
          onBoard: addDays("2018-01-01", place * 400),
          offBoard: addDays("2018-01-01", place * 400 + 180),
          attachment: await letters[place],
        })),
      ),
    },
    bank: {
      ...base.bank,
      ...(drawn.second ? { bankName2: "BCA", accountNumber2: "1234567", accountName2: "Siti Aminah" } : {}),
    },
  };
}

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, entry) => (key === "id" ? undefined : entry)));

test(
  "returns a stored registration as sent, and stores the same again",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const drawn = fc.sample(application, { numRuns: 12, seed: 20_261_122 });
    for (const [index, one] of drawn.entries()) {
      const owner = await visitor(db);
      const content = await contentOf(db, owner, opening.id, one, index);
      const { registerCrewId: id } = await submitRegistration.execute(as(owner, { address: `192.0.2.${index}` }), {
        joi: opening.id,
        ...consents,
        content,
      });
      const stored = async () => {
        const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
        return row!;
      };
      const before = await contentOfApplicant(db, await stored());
      const { context } = await findOpeningWithRequirements(db, opening.id, new Date());
      const again = registrationContent(context).safeParse(before);
      expect(again.error?.issues ?? []).toEqual([]);
      const required = new Set(context.required.map(({ certificateId }) => certificateId));
      await updateApplicant(db, {
        applicantId: id,
        content: again.data!,
        required,
        uploader: { visitorId: owner.visitorId },
        now: new Date(),
      });
      expect(withoutIds(await contentOfApplicant(db, await stored()))).toEqual(withoutIds(before));
    }
  }),
);

test(
  "restores certificates with and without expiry",
  rolledBack(async (db) => {
    const opening = await openOpening(db);
    const owner = await visitor(db);
    const content = await registrationOf(db, owner, opening.id);
    const [first] = content.documents.cop;
    if (first) Object.assign(first, { expired: "", noExpiry: true });
    const { registerCrewId: id } = await submitRegistration.execute(as(owner), {
      joi: opening.id,
      ...consents,
      content,
    });
    const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
    const { documents } = await contentOfApplicant(db, row!);
    const [one, two] = documents.cop as { expired: string; noExpiry: boolean }[];
    expect([one?.expired, one?.noExpiry, two?.expired, two?.noExpiry]).toEqual(["", true, "2029-03-01", false]);
  }),
);

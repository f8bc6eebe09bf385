import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { storePlan } from "./store.queries";

afterAll(closeDatabase);

test(
  "stops the import if a document's line creates no person",
  rolledBack(async (db) => {
    const { userId } = await person(db, "crewingadminmarine");
    const paper = {
      kind: "cop" as const,
      certificateId: null,
      documentKind: "passport" as const,
      name: "Own course",
      number: "1",
      issued: "2024-01-01",
      expired: "2029-01-01",
      description: null,
    };
    const plan = {
      creates: [],
      updates: [],
      documents: [{ line: 5, owner: { line: 4 }, document: paper, replaces: null, fileId: null }],
      unchanged: { people: 0, documents: 0 },
      skipped: { people: 0, documents: 0 },
      problems: [],
    };
    const facts = {
      people: [],
      documents: [],
      pairs: new Set<string>(),
      cadetRanks: new Set<number>(),
      retired: new Set<number>(),
    };
    await expect(storePlan({ db, now: new Date(), userId, divisionId: 1 }, plan, facts)).rejects.toThrow(
      "the person of line 4 is missing",
    );
  }),
);

import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getDraftKey } from "./get-draft-key";
import { draftKeyOf } from "./key.rules";

afterAll(closeDatabase);

test(
  "returns a personal key to authors of appraisals only",
  rolledBack(async (db) => {
    const [admin, development] = [await person(db, "crewingadminmarine"), await person(db, "crewingpdemarine")];
    expect(await getDraftKey.execute(as(admin), {})).toEqual(draftKeyOf(admin.userId));
    expect(await getDraftKey.execute(as(development), {})).toEqual(draftKeyOf(development.userId));
    for (const role of ["crewingplanningmarine", "crewingfinancemarine", "crewingmanagermarine"] as const)
      await expect(getDraftKey.execute(as(await person(db, role)), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);

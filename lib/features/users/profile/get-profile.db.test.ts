import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { getProfile } from "./get-profile";

afterAll(closeDatabase);

test(
  "users read their own profile, an admin those of the division, a superadmin all",
  rolledBack(async (db) => {
    const people = {
      superadmin: await person(db, "superadmin"),
      admin: await person(db, "crewingadminmarine"),
      staff: await person(db, "crewingstaffmarine"),
      other: await person(db, "crewingstafftanker"),
    };
    const readBy = async (reader: UserActor) => {
      const names: string[] = [];
      for (const [name, { userId }] of Object.entries(people))
        await getProfile.execute(as(reader), { userId }).then(
          () => names.push(name),
          (error) => expect(error).toMatchObject({ code: "not-found" }),
        );
      return names;
    };
    expect(await readBy(people.superadmin)).toEqual(["superadmin", "admin", "staff", "other"]);
    expect(await readBy(people.admin)).toEqual(["admin", "staff"]);
    expect(await readBy(people.staff)).toEqual(["staff"]);
    expect(await readBy(people.other)).toEqual(["other"]);
    expect((await getProfile.execute(as(people.staff), {})).userId).toBe(people.staff.userId);
  }),
);

import { eq } from "drizzle-orm";
import { jobOpenings } from "@/db/schema/job-openings";
import { countQueries } from "@/db/testing/count-queries";
import { openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { deleteJobOpening } from "./delete-job-opening";
import { fillVacancy } from "./fill-vacancy.queries";
import { cachedAddress } from "./openings-version.rules";
import { loadOpeningsVersion } from "./cached-pages.queries";
import { setJobOpeningOpen } from "./set-job-opening-open";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");

test(
  "creates a new edition after every write of any instance and every day, and only then; serving runs no queries",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    let last = await loadOpeningsVersion(now);
    const isNew = async (day = now) => {
      const edition = await loadOpeningsVersion(day);
      const isOther = edition !== last;
      last = edition;
      return isOther && cachedAddress("/", "en") === `/cached/en.${edition}`;
    };
    const opening = await openOpening(db, 1, { vacancies: 3 });
    const changes = [await isNew()];
    await setJobOpeningOpen.execute(as(admin), { id: opening.id, isOpen: false });
    changes.push(await isNew());
    await setJobOpeningOpen.execute(as(admin), { id: opening.id, isOpen: true });
    changes.push(await isNew());
    await fillVacancy(db, opening.id, { actor: admin, now });
    changes.push(await isNew());
    changes.push(await isNew(new Date("2026-11-20T17:00:00Z")));
    const other = await openOpening(db, 2);
    changes.push(await isNew());
    await deleteJobOpening.execute(as(await person(db, "crewingadmintanker")), { id: other.id });
    expect(await db.$count(jobOpenings, eq(jobOpenings.id, other.id))).toBe(0);
    changes.push(await isNew());
    expect(changes).toEqual(changes.map(() => true));
    await loadOpeningsVersion(now);
    const again = [await loadOpeningsVersion(now), await loadOpeningsVersion(now)];
    expect(again[0]).toBe(again[1]);
    expect(await countQueries(db, () => loadOpeningsVersion(now))).toBe(1);
    expect(await countQueries(db, () => Promise.resolve(cachedAddress("/", "en")))).toBe(0);
  }),
);

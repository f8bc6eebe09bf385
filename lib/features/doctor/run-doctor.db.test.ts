import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { crew } from "@/db/schema/crew";
import { eq } from "drizzle-orm";
import { runDoctor } from "./run-doctor";

afterAll(closeDatabase);

test(
  "shows violations with what to do to the superadmin only; an unknown id is not found",
  rolledBack(async (db) => {
    const [chief, manager] = [await person(db, "superadmin"), await person(db, "crewingmanagermarine")];
    const { id } = await seafarer(db);
    await db.update(crew).set({ missingCertificates: 99 }).where(eq(crew.id, id));
    const answer = await runDoctor.execute(as(chief), { only: ["crew.paper-columns"] });
    expect(answer.asked).toBe(1);
    expect(answer.findings).toMatchObject([{ id: "crew.paper-columns", canFix: true, mend: expect.any(String) }]);
    expect(answer.findings[0]?.examples).toContain(String(id));
    const inIndonesian = await runDoctor.execute({ ...as(chief), locale: "id" }, { only: ["crew.paper-columns"] });
    expect(inIndonesian.findings[0]).toMatchObject({
      holds: "keterangan tentang dokumen yang kurang dan akan kedaluwarsa sesuai dengan dokumennya",
      mend: "--fix menghitungnya lagi.",
    });
    await expect(runDoctor.execute(as(manager), {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(runDoctor.execute(as(chief), { only: ["nothing"] })).rejects.toMatchObject({ code: "not-found" });
  }),
);

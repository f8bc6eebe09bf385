import { certificates } from "@/db/schema/positions";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { anonymousActor } from "@/lib/access/actor";
import { listCertificates } from "./list-certificates";

afterAll(closeDatabase);

test(
  "lists approved certificates by English name for signed-in users",
  rolledBack(async (db) => {
    const made = (name: string, nameEn: string, approvedAt: Date | null, kind: "coc" | "cop" = "coc") => ({
      kind,
      name,
      nameEn,
      approvedAt,
    });
    const now = new Date();
    await db
      .insert(certificates)
      .values([
        made("Zzz uji", "AAA first of all", now),
        made("Uji menunggu", "AAA waiting", null),
        made("Uji lain", "AAA of the other kind", now, "cop"),
      ]);
    const found = await listCertificates.execute(as(await person(db, "crewmarine")), { kind: "coc" });
    const names = found.map(({ nameEn }) => nameEn);
    expect(names).toContain("AAA first of all");
    expect(names).not.toContain("AAA waiting");
    expect(names).not.toContain("AAA of the other kind");
    expect(found.length).toBeGreaterThan(10);
    await expect(listCertificates.execute(as(anonymousActor), { kind: "coc" })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  }),
);

import { connection, database } from "../../client";
import { registrationContent } from "@/lib/features/applicants/registration.schema";
import { nikAgrees } from "@/lib/features/applicants/registration.rules";
import { dayOf } from "@/lib/platform/dates";
import { applicantsOf } from "./applicants";
import { cast } from "./cast";
import { seedJobOpenings } from "./job-openings";
import { seedUsers } from "./users";
import { loadWorld } from "./world";
let bad = 0, gaps = 0, n = 0;
for (let i = 0; i < 40; i++) {
  const now = new Date(Date.parse(i === 0 ? "2028-02-29T00:10:00+07:00" : "2026-11-21T23:58:00+07:00") + i * 9.37 * 86_400_000 * (i ? 1 : 0));
  await database().transaction(async (db) => {
    const world = (await seedJobOpenings(db, now, await seedUsers(db, now)), await loadWorld(db, now));
    const names = new Set<string>();
    for (const a of applicantsOf(cast, world)) {
      n++; names.add(a.content.personal.fullName);
      const p = registrationContent({ ...a.application.context, today: dayOf(a.registeredAt) }).safeParse(a.content);
      const t = a.history.map((h) => h.createdAt.getTime());
      const ok = p.success && t.every((x, k) => k === 0 || x > t[k - 1]!) && t.at(-1)! < now.getTime() && a.registeredAt > a.application.opening.createdAt && a.registeredAt < (a.application.opening.closedAt ?? now) && (!a.content.personal.idNumber || nikAgrees(a.content.personal.idNumber, a.content.personal.dateOfBirth, a.content.personal.sex));
      if (!ok) { bad++; console.log(now.toISOString(), a.plan, p.error?.issues, a.history.slice(-2)); }
      const s = a.content.training.seaServices;
      for (let k = 1; k < s.length; k++) if (Date.parse(s[k - 1]!.onBoard) - Date.parse(s[k]!.offBoard) > 3 * 365 * 86_400_000) gaps++;
      if (i === 1) console.log(a.content.personal.fullName, a.content.personal.dateOfBirth, a.plan.opening, s.length, s.filter(x => x.position === s[0]?.position).length, s.at(-1)?.onBoard, a.content.personal.educationHistory.map(e => e.graduationYear).join());
    }
    if (names.size !== 44) console.log("names", names.size);
    throw new Error("undo");
  }).catch((e: Error) => { if (e.message !== "undo") throw e; });
}
console.log({ n, bad, gaps });
await connection().end();

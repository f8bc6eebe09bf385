import { hash } from "@node-rs/argon2";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../client";
import type { Role, SubRole } from "../../enums/users";
import { users } from "../../schema/users";

const password = "Nakhoda123!";

type Account = [name: string, role: Role, firstName: string, lastName: string, subRole?: SubRole];

export const accounts: Account[] = [
  ["superadmin", "superadmin", "Ratna", "Wulandari"],
  ["crewingadminmarine", "crewingadminmarine", "Dewi", "Kusumawati"],
  ["crewingadmintanker", "crewingadmintanker", "Yuliana", "Lengkong"],
  ["crewingmanagermarine", "crewingmanagermarine", "Bambang", "Sutrisno"],
  ["crewingmanagertanker", "crewingmanagertanker", "Hotman", "Simanjuntak"],
  ["crewingprincipalmarine", "crewingprincipalmarine", "Andreas", "Halvorsen"],
  ["crewingprincipaltanker", "crewingprincipaltanker", "Mei Ling", "Tan"],
  ["crewingpdemarine", "crewingpdemarine", "Fitri", "Handayani"],
  ["crewingpdetanker", "crewingpdetanker", "Arif", "Nugroho"],
  ["crewingplanningmarine", "crewingplanningmarine", "Teguh", "Prasetyo"],
  ["crewingplanningtanker", "crewingplanningtanker", "Indah", "Permatasari"],
  ["crewingservicemarine", "crewingservicemarine", "Made", "Suardana"],
  ["crewingservicetanker", "crewingservicetanker", "Rosmawati", "Tanjung"],
  ["crewingstaffmarine", "crewingstaffmarine", "Rizky", "Hidayat"],
  ["crewingstafftanker", "crewingstafftanker", "Aisyah", "Mattulada"],
  ["crewmarine", "crewmarine", "Yohanis", "Pattiwael", "head"],
  ["crewmarine-crew", "crewmarine", "Asep", "Suherman", "crew"],
  ["crewtanker", "crewtanker", "Dimas", "Wicaksono", "crew"],
  ["crewtanker-head", "crewtanker", "Syafril", "Chaniago", "head"],
  ["crewingfinancemarine", "crewingfinancemarine", "Lestari", "Gunawan"],
  ["crewingfinancetanker", "crewingfinancetanker", "Ferry", "Mandagi"],
];

const divisionOf = (role: Role) => (role.endsWith("tanker") ? 2 : 1);

/** One account per role, all with the demo password. @returns user ids by the name before the @ */
export async function seedUsers(db: Executor, now: Date): Promise<Map<string, number>> {
  const passwordHash = await hash(password);
  const rows = accounts.map(([name, role, firstName, lastName, subRole]) => ({
    email: `${name}@nakhoda.test`,
    firstName,
    lastName,
    role,
    subRole: subRole ?? null,
    divisionId: divisionOf(role),
    passwordHash,
    createdAt: daysAfter(now, -1_000),
  }));
  const stored = await db.insert(users).values(rows).returning({ id: users.id, email: users.email });
  return new Map(stored.map(({ id, email }) => [email.slice(0, email.indexOf("@")), id]));
}

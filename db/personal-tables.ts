import { personalData as applicants } from "./schema/applicants";
import { personalData as appraisals } from "./schema/appraisals";
import { personalData as audit } from "./schema/audit";
import { personalData as billing } from "./schema/billing";
import { personalData as calendars } from "./schema/calendars";
import { personalData as chandler } from "./schema/chandler";
import { personalData as contracts } from "./schema/contracts";
import { personalData as crew } from "./schema/crew";
import { personalData as evidence } from "./schema/evidence";
import { personalData as files } from "./schema/files";
import { personalData as jobOpenings } from "./schema/job-openings";
import { personalData as lookups } from "./schema/lookups";
import { personalData as mail } from "./schema/mail";
import { personalData as manning } from "./schema/manning";
import { personalData as preparation } from "./schema/preparation";
import { personalData as rates } from "./schema/rates";
import { personalData as scheduling } from "./schema/scheduling";
import { personalData as suitability } from "./schema/suitability";
import { personalData as ujbm } from "./schema/ujbm";
import { personalData as users } from "./schema/users";
import { personalData as vessels } from "./schema/vessels";
import { personalData as views } from "./schema/views";
import { personalData as voyages } from "./schema/voyages";
import { personalData as workOrders } from "./schema/work-orders";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonalTable } from "./personal";

/** Every table that names people. */
export const personalTables: readonly PersonalTable[] = [
  ...applicants,
  ...appraisals,
  ...audit,
  ...billing,
  ...calendars,
  ...chandler,
  ...contracts,
  ...crew,
  ...evidence,
  ...files,
  ...jobOpenings,
  ...lookups,
  ...mail,
  ...manning,
  ...preparation,
  ...rates,
  ...scheduling,
  ...suitability,
  ...ujbm,
  ...users,
  ...vessels,
  ...views,
  ...voyages,
  ...workOrders,
];

export type { PersonalTable };
type Owned = PersonalTable & { table: PgTable & { id: PgColumn; crewId: PgColumn } };
/** The tables whose rows are about one seafarer alone. */
export const ownedTables = personalTables.filter((entry): entry is Owned => entry.own === "crewId");

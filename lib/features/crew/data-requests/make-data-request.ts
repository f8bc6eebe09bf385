import { dataRequests } from "@/db/schema/crew";
import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockPerson } from "../queries";
import { hasOpenRequest, obstaclesFor } from "./queries";
import { refusalFor } from "./rules";
import { makeDataRequestInput, dataRequestMade } from "./schema";

/**
 * Request an export, an erasure, a stop of processing or its lifting for a person; a second user confirms it. product
 * 5.20 @throws not-found, conflict while the same request is open, rule if there is an obstacle
 */
export const makeDataRequest = write({
  name: "crew.request-subject-data",
  access: "users:data-subject",
  input: makeDataRequestInput,
  output: dataRequestMade,
  async run({ db, actor, now, audit }, { crewId, kind, reason }) {
    const { userId } = userActorOf(actor);
    const person = await lockPerson(db, actor, crewId);
    const [obstacle] = (await obstaclesFor(db, person))[kind];
    if (obstacle) throw refusalFor(obstacle);
    if (await hasOpenRequest(db, crewId, kind)) throw new AppError("conflict", "data-requests.alreadyOpen");
    const [stored] = await db
      .insert(dataRequests)
      .values({ crewId, kind, reason, createdAt: now, createdBy: userId })
      .returning({ id: dataRequests.id });
    if (!stored) throw new Error("request was not stored");
    audit({ subject: crewId, divisionId: person.divisionId, after: { requestId: stored.id, kind } });
    return { id: stored.id, crewId };
  },
});

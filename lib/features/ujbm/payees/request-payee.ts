import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { ujbmPayees } from "@/db/schema/ujbm";
import { hasSecondPerson } from "@/lib/access/second-person";
import { userActorOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { lockVessel } from "../queries";
import { alertPayeeChange, isWaiting } from "./queries";
import { payeeRequested, requestPayeeInput, payeeRequestBody } from "./schema";

/**
 * Request another account for a vessel, or its head's again. Effective after a second person confirms; the current
 * recipient is alerted now. product 5.13, §0.3 @throws not-found, invalid, conflict while a request of the vessel
 * waits, rule when there is nothing to remove
 */
export const requestPayee = write({
  name: "ujbm.request-payee",
  access: "ujbm:rates",
  input: requestPayeeInput,
  callerInput: payeeRequestBody,
  output: payeeRequested,
  async run({ db, actor, now, audit }, { vesselId, isRemoval, ...form }) {
    const { userId } = userActorOf(actor);
    const vessel = await lockVessel(db, actor, vesselId);
    const ofVessel = eq(ujbmPayees.vesselId, vesselId);
    if ((await db.$count(ujbmPayees, and(ofVessel, isWaiting))) > 0)
      throw new AppError("conflict", "ujbm.payee.waits", {}, [], "WAITING");
    const isInForce = and(ofVessel, isNotNull(ujbmPayees.confirmedAt), isNull(ujbmPayees.endedAt));
    if (isRemoval && (await db.$count(ujbmPayees, isInForce)) === 0) throw refused("ujbm.payee.nothingToRemove");
    const account = isRemoval ? { bankName: null, accountNumber: null, accountName: null, phone: null } : form;
    const [stored] = await db
      .insert(ujbmPayees)
      .values({ vesselId, isRemoval, ...account, reason: form.reason, createdAt: now, createdBy: userId })
      .returning({ id: ujbmPayees.id });
    const { id } = requirePresent(stored, "the payee");
    await alertPayeeChange(db, { vessel, payeeId: id }, "asked", now);
    audit({ subject: id, divisionId: vessel.divisionId, after: { vesselId, isRemoval }, reason: form.reason });
    const needsSecondPerson = await hasSecondPerson(db, "ujbm:confirm-payee", {
      divisionId: vessel.divisionId,
      except: userId,
    });
    return { id, vesselId, needsSecondPerson };
  },
});

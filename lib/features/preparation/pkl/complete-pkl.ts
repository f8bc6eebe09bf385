import { userIdOf } from "@/lib/access/actor";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { completePklInput, pklChanged } from "./schema";
import { lockPkl, storePkl } from "./store.queries";

/**
 * Record the harbour master's endorsement of a signed agreement. product 5.15.8 @throws not-found, rule before
 * signing or when already recorded, conflict
 */
export const completePkl = write({
  name: "preparation.complete-pkl",
  access: "preparation:pkl",
  input: completePklInput,
  output: pklChanged,
  async run(scope, { employeePreparationPklId: id, version: expectedVersion }) {
    const { actor, now, audit } = scope;
    const pkl = await lockPkl(scope, id, expectedVersion);
    if (pkl.signedAt === null) throw refused("preparation.pkl.notSigned");
    if (pkl.completedAt !== null) throw refused("preparation.pkl.completedAlready");
    const version = await storePkl(scope, pkl, { completedAt: now, completedBy: userIdOf(actor) });
    const { crewId, divisionId, documentNumber: number } = pkl;
    audit({ subject: crewId, divisionId, after: { pklId: id, number, endorsed: true } });
    return { id, employeePreparationPklId: id, version };
  },
});

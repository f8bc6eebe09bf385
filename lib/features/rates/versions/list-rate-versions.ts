import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { actionsFor, assertKind, visibleKinds, selectVersions } from "../queries";
import { versionStatusOf } from "../rules";
import { listRateVersionsInput, rateVersions } from "./schema";

/**
 * List versions of a kind, newest first, and the number of drafts the viewer may verify per kind. One query. @throws
 * not-found for a kind of the other division
 */
export const listRateVersions = read({
  name: "rates.list-versions",
  access: "rates:view",
  input: listRateVersionsInput,
  output: rateVersions,
  async run({ db, actor, now }, { kind }) {
    assertKind(actor, kind);
    const all = await selectVersions(db, actor);
    const ofKind = all.filter((version) => version.kind === kind);
    const waiting = all.filter((version) => actionsFor(actor, version).includes("verify"));
    return {
      kind,
      rows: ofKind.map((version) => ({ ...version, standing: versionStatusOf(version, ofKind, dayOf(now)) })),
      kinds: visibleKinds(actor).map((of) => ({ kind: of, toVerify: waiting.filter((one) => one.kind === of).length })),
    };
  },
});

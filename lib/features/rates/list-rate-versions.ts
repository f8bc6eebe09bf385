import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { actionsFor, assertKind, kindsFor, selectVersions } from "./queries";
import { standingOf } from "./rules";
import { listRateVersionsInput, rateVersions } from "./schema";

/** The versions of a kind, the newest day first, and how many drafts of each kind wait for the reader to verify them. One query. @throws not-found for a kind of the other division */
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
      rows: ofKind.map((version) => ({ ...version, standing: standingOf(version, ofKind, dayOf(now)) })),
      kinds: kindsFor(actor).map((of) => ({ kind: of, toVerify: waiting.filter((one) => one.kind === of).length })),
    };
  },
});

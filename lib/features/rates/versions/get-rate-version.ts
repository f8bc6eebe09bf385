import { notFound } from "@/lib/platform/errors";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { differenceOf } from "./difference.rules";
import { actionsFor, selectVersions } from "../queries";
import { versionRowsOf } from "./rows.queries";
import { versionStatusOf, versionBefore } from "../rules";
import { getRateVersionInput, rateVersion, type RateVersion } from "./schema";

/**
 * Return a version with its rows, changes to the previous one, and the viewer's actions. Two queries. @throws not-found
 * for a version of the other division's rates
 */
export const getRateVersion = read({
  name: "rates.get-version",
  access: "rates:view",
  input: getRateVersionInput,
  output: rateVersion,
  async run({ db, actor, now }, { id }) {
    const all = await selectVersions(db, actor);
    const version = all.find((one) => one.id === id);
    if (!version) throw notFound("rates.notFound");
    const ofKind = all.filter(({ kind }) => kind === version.kind);
    const before = versionBefore(ofKind, version);
    const tables = await versionRowsOf(db, version.kind, before ? [id, before.id] : [id]);
    const rows = tables.get(id) ?? [];
    const result = {
      ...version,
      rows,
      standing: versionStatusOf(version, ofKind, dayOf(now)),
      before: before ? { id: before.id, effectiveFrom: before.effectiveFrom } : null,
      difference: differenceOf(version.kind, before ? (tables.get(before.id) ?? []) : [], rows),
      allowedActions: actionsFor(actor, version),
    };
    // Rows of this kind; the output schema parses each one.
    return result as unknown as RateVersion;
  },
});

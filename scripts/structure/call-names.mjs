import { isTesting } from "./source-tree.mjs";

const declared = "db/enums/call-names.ts";

/** Calls, which use the documents' names. */
const calls = [/^app\/PMSol\//, /^app\/dashboard\/answer\//];
/** Other files that use them, because they send, read or store them, by noun. */
const senders = {
  crew: [
    /^components\/features\/appraisals\/draft\/request-body\.ts$/,
    /^components\/features\/crew\/detail\/crew-bar\.tsx$/,
    /^components\/features\/crew\/list\/preview-pane\.tsx$/,
    /^components\/features\/manning\/approvals\/(review-frame|waiting-consent|waiting-extension)\.tsx$/,
    /^components\/features\/manning\/candidates\/compliance-check\.tsx$/,
    /^components\/features\/manning\/check-in-out\/(locked-months\.tsx|use-check-in-out-preview\.ts)$/,
    /^components\/features\/manning\/extensions\/use-extension-preview\.ts$/,
    /^lib\/features\/crew\/conflicts\/(add|end)-conflict\.ts$/,
    /^lib\/features\/crew\/data-requests\/erasure-free-text\.rules\.ts$/,
    /^lib\/features\/suitability\/queries\.ts$/,
    /^lib\/features\/suitability\/(confirm|decide|reply-to|request)-suitability-(entry|removal)\.ts$/,
  ],
  vesselType: [
    /^components\/features\/crew\/edit\/stored-values\.ts$/,
    /^lib\/features\/crew\/edit\/person\.queries\.ts$/,
    /^lib\/features\/crew\/import\/plan\.rules\.ts$/,
    /^lib\/features\/crew\/person-fields\.rules\.ts$/,
  ],
};

const nounOf = (inside) => (inside.startsWith("vesselType") ? "vesselType" : "crew");

/** Inside, a person's id and a vessel's type have one name. The documents' names are for calls only. */
export function callNameProblems({ texts }) {
  const [, names = ""] = /callNames[^{]*\{([^}]*)\}/.exec(texts.get(declared) ?? "") ?? [];
  const written = [...names.matchAll(/(\w+): "(\w+)"/g)].map(([, inside, name]) => ({ inside, name }));
  if (written.length === 0) return [];
  const anyName = new RegExp(`\\b(${written.map(({ name }) => name).join("|")})\\b`, "g");
  const mayWrite = (path, inside) => [...calls, ...senders[nounOf(inside)]].some((sender) => sender.test(path));
  return [...texts].flatMap(([path, text]) => {
    if (!/^(lib|components|app)\/.*\.tsx?$/.test(path) || isTesting(path)) return [];
    const found = [...text.matchAll(anyName)].map(([name]) => written.find((one) => one.name === name));
    const wrong = found.find(({ inside }) => !mayWrite(path, inside));
    return wrong ? [{ path, rule: `says ${wrong.name}, which is ${wrong.inside} except in calls` }] : [];
  });
}

import { isTesting } from "./source-tree.mjs";

const declared = "db/enums/call-names.ts";

/** Files that use the documents' names of a person's id, because they send, read or store them. */
const senders = [
  /^app\/PMSol\//,
  /^app\/dashboard\/answer\//,
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
];

/** Inside, a person's id has one name. The documents' names are for calls only, where the controller writes them. */
export function callNameProblems({ texts }) {
  const [, names = ""] = /callNames[^{]*\{([^}]*)\}/.exec(texts.get(declared) ?? "") ?? [];
  const written = [...names.matchAll(/(\w+): "(\w+)"/g)].map(([, inside, name]) => ({ inside, name }));
  if (written.length === 0) return [];
  const anyName = new RegExp(`\\b(${written.map(({ name }) => name).join("|")})\\b`);
  return [...texts].flatMap(([path, text]) => {
    if (!/^(lib|components|app)\/.*\.tsx?$/.test(path) || isTesting(path)) return [];
    const [, name] = anyName.exec(text) ?? [];
    if (!name || senders.some((sender) => sender.test(path))) return [];
    const { inside } = written.find((one) => one.name === name);
    return [{ path, rule: `says ${name}, which is ${inside} except in calls` }];
  });
}

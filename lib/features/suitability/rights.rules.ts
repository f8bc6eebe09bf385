import { barringLevel } from "@/db/enums/suitability";
import { can, type Actor } from "@/lib/access/actor";
import type { EntryAction } from "./schema";

export type RegisterRights = { write: boolean; confirm: boolean; request: boolean; decide: boolean };

/** Return a user's general permissions in the register. The server checks the single entry. product 5.11 */
export const registerRightsOf = (actor: Actor): RegisterRights => ({
  write: can(actor, "suitability:write"),
  confirm: can(actor, "suitability:confirm-level-3"),
  request: can(actor, "suitability:request-removal"),
  decide: can(actor, "suitability:decide-removal"),
});

type Facts = { isOpen: boolean; level: number; isConfirmed: boolean; hasOpenRequest: boolean };

/** Return the actions an entry's state and the permissions allow, before the second-person rule. */
export function offeredActions(
  { write, confirm, request, decide }: RegisterRights,
  { isOpen, level, isConfirmed, hasOpenRequest }: Facts,
): EntryAction[] {
  if (!isOpen) return [];
  const offered: [EntryAction, boolean][] = [
    ["edit", write],
    ["confirm", confirm && level === barringLevel && !isConfirmed],
    ["request-removal", request && !hasOpenRequest],
    ["decide-removal", decide && hasOpenRequest],
  ];
  return offered.flatMap(([action, isOffered]) => (isOffered ? [action] : []));
}

type Entry = Facts & {
  crewId: number;
  createdBy: number;
  updatedBy: number | null;
  raisedBy: number | null;
  requestedBy: number | null;
};

/**
 * Return the actions one user may take. Users do not confirm or decide what they wrote or requested, unless no
 * colleague could; the seafarer replies. product 5.4, §0.3
 */
export function allowedActionsOn(
  actor: Actor,
  entry: Entry,
  withoutSecondPerson: Pick<RegisterRights, "confirm" | "decide">,
): EntryAction[] {
  if (actor.kind !== "user") return [];
  const isSelf = actor.crewId === entry.crewId;
  const isAuthor = [entry.createdBy, entry.updatedBy, entry.raisedBy].includes(actor.userId);
  const isInvolved = [entry.createdBy, entry.requestedBy].includes(actor.userId);
  const actions = offeredActions(registerRightsOf(actor), entry).filter((action) => {
    if (action === "confirm") return !isSelf && (!isAuthor || withoutSecondPerson.confirm);
    if (action === "decide-removal") return !isSelf && (!isInvolved || withoutSecondPerson.decide);
    return true;
  });
  return isSelf && entry.isOpen ? [...actions, "reply"] : actions;
}

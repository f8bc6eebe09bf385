import { and, eq } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { extentOf, masked, viewerOf } from "@/lib/features/crew/fields.rules";
import { mayDecide } from "@/lib/access/second-person";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { visibleTo } from "../queries";
import { openPayees } from "./queries";
import { vesselPayees, vesselPayeesInput, type Payee } from "./schema";

type Found = Awaited<ReturnType<typeof openPayees>>[number];

function toResponse({ payee, ...names }: Found, actor: Actor): Payee {
  const isWhole = extentOf(viewerOf(actor, { id: 0, vesselId: null }), "payroll") === "full";
  const { id, isRemoval, accountNumber, reason, createdAt: askedAt, confirmedAt, version } = payee;
  return {
    ...names,
    id,
    isRemoval,
    // The reason may name the account owner.
    reason: isWhole ? reason : null,
    askedAt,
    confirmedAt,
    version,
    bankName: isWhole ? payee.bankName : null,
    accountNo: isWhole || accountNumber === null ? accountNumber : masked(accountNumber),
    accountName: isWhole ? payee.accountName : null,
    phoneNo: payee.phone,
  };
}

/** Return a vessel's account in place of its head's, and a waiting request. product 5.13 @throws not-found */
export const getVesselPayees = read({
  name: "ujbm.get-vessel-payees",
  access: "ujbm:view",
  input: vesselPayeesInput,
  output: vesselPayees,
  async run({ db, actor }, { vesselId }) {
    const [vessel] = await db
      .select({ vesselId: vessels.id, vesselName: vessels.name, divisionId: vessels.divisionId })
      .from(vessels)
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
    if (!vessel) throw notFound("vessels.notFound");
    const current = await openPayees(db, actor, vesselId);
    const waiting = current.find(({ payee }) => payee.confirmedAt === null);
    const isOwn = waiting?.payee.createdBy === userIdOf(actor);
    const mayWrite = can(actor, "ujbm:rates");
    const { divisionId } = vessel;
    const involvedUsers = waiting ? [waiting.payee.createdBy] : [];
    const mayConfirm = waiting && (await mayDecide(db, actor, "ujbm:confirm-payee", { divisionId, involvedUsers }));
    const may = {
      request: mayWrite && !waiting,
      approve: mayConfirm ?? false,
      reject: mayWrite && waiting !== undefined && !isOwn,
      withdraw: mayWrite && waiting !== undefined && isOwn,
    };
    const inForce = current.find(({ payee }) => payee.confirmedAt !== null);
    return {
      ...vessel,
      inForce: inForce ? toResponse(inForce, actor) : null,
      waiting: waiting ? toResponse(waiting, actor) : null,
      allowedActions: (["request", "approve", "reject", "withdraw"] as const).filter((name) => may[name]),
    };
  },
});

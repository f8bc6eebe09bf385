import type { ContractFormProps } from "@/components/features/contracts/form-values";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getUsualFees } from "@/lib/features/billing/amounts/get-usual-fees";
import { findContract } from "@/lib/features/contracts/find-contract";
import type { PrincipalOption } from "@/lib/features/contracts/schema";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";

/**
 * Load the data of the dialog that the address opens. "not-found" for an unknown contract, null when closed. Document
 * 3 §2, §8
 */
export async function loadAddressedDialog(
  params: SearchParams,
  principals: PrincipalOption[],
): Promise<ContractFormProps | "not-found" | null> {
  const [cid, action] = [valueOf(params, "cid"), valueOf(params, "action")];
  if (action === "create") return { contract: null, principals, usual: await load(getUsualFees, {}) };
  if (action !== "update" || cid === "") return null;
  const contract = isId(cid) ? await load(findContract, { id: cid }) : null;
  return contract ? { contract, principals, usual: null } : "not-found";
}

import { createContract } from "@/lib/features/contracts/create-contract";
import { deleteContract } from "@/lib/features/contracts/delete-contract";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { listParties } from "@/lib/features/contracts/list-parties";
import { updateContract } from "@/lib/features/contracts/update-contract";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetActiveContract": withInput(listContracts, { tab: "active" }),
  "GET GetInActiveContract": withInput(listContracts, { tab: "history" }),
  "GET GetAllPrincipal": listParties,
  "POST CreateContractManagement": createContract,
  "POST UpdateContractManagement": updateContract,
  "POST DeleteContractManagement": deleteContract,
});

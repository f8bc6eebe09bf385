import { createContract } from "@/lib/features/contracts/create-contract";
import { deleteContract } from "@/lib/features/contracts/delete-contract";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { listCoverVessels } from "@/lib/features/contracts/list-cover-vessels";
import { listParties } from "@/lib/features/contracts/list-parties";
import { narrowContract } from "@/lib/features/contracts/narrow-contract";
import { updateContract } from "@/lib/features/contracts/update-contract";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetActiveContract": withInput(listContracts, { tab: "active" }),
  "GET GetInActiveContract": withInput(listContracts, { tab: "history" }),
  "GET GetAllPrincipal": listParties,
  "POST CreateContractManagement": createContract,
  "POST UpdateContractManagement": updateContract,
  "GET GetContractCoverVessels": listCoverVessels,
  "POST NarrowContractManagement": narrowContract,
  "POST DeleteContractManagement": deleteContract,
});

import { createContract } from "@/lib/features/contracts/create-contract";
import { deleteContract } from "@/lib/features/contracts/delete-contract";
import { listContracts } from "@/lib/features/contracts/list-contracts";
import { listCoverageVessels } from "@/lib/features/contracts/list-coverage-vessels";
import { listContractPrincipals } from "@/lib/features/contracts/list-contract-principals";
import { setContractCoverage } from "@/lib/features/contracts/set-contract-coverage";
import { updateContract } from "@/lib/features/contracts/update-contract";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetActiveContract": withInput(listContracts, { tab: "active" }),
  "GET GetInActiveContract": withInput(listContracts, { tab: "history" }),
  "GET GetAllPrincipal": listContractPrincipals,
  "POST CreateContractManagement": createContract,
  "POST UpdateContractManagement": updateContract,
  "GET GetContractCoverVessels": listCoverageVessels,
  "POST NarrowContractManagement": setContractCoverage,
  "POST DeleteContractManagement": deleteContract,
});

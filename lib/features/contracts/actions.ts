"use server";

import { action } from "@/lib/platform/transport/action";
import { createContract } from "./create-contract";
import { deleteContract } from "./delete-contract";
import { listCoverageVessels } from "./list-coverage-vessels";
import { setContractCoverage } from "./set-contract-coverage";
import { updateContract } from "./update-contract";

export const createContractAction = action(createContract);
export const updateContractAction = action(updateContract);
export const deleteContractAction = action(deleteContract);
export const setContractCoverageAction = action(setContractCoverage);
export const listCoverageVesselsAction = action(listCoverageVessels);

"use server";

import { action } from "@/lib/platform/transport/action";
import { createContract } from "./create-contract";
import { deleteContract } from "./delete-contract";
import { listCoverVessels } from "./list-cover-vessels";
import { narrowContract } from "./narrow-contract";
import { updateContract } from "./update-contract";

export const createContractAction = action(createContract);
export const updateContractAction = action(updateContract);
export const deleteContractAction = action(deleteContract);
export const narrowContractAction = action(narrowContract);
export const listCoverVesselsAction = action(listCoverVessels);

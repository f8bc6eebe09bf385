import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { Contract, PrincipalOption } from "@/lib/features/contracts/schema";

export type ContractFormProps = { contract: Contract | null; principals: PrincipalOption[] };

export type ContractValues = {
  contractManagementId: string;
  version: string;
  clientId: string;
  contractName: string;
  contractDate: string;
  contractExpiryDate: string;
  vatBase: string;
  feeOption: string;
  feePercentage: string;
  feeValue: string;
  contractAttachmentId: UploadedFile | null;
};

const text = (value: string | number | null | undefined) => String(value ?? "");

/** What the form of a contract begins with; of a new one the usual terms. product 5.14 */
export const valuesOf = (contract: Contract | null): ContractValues => ({
  contractManagementId: text(contract?.contractManagementId),
  version: text(contract?.version),
  clientId: text(contract?.clientId),
  contractName: text(contract?.contractName),
  contractDate: text(contract?.contractDate),
  contractExpiryDate: text(contract?.contractExpiryDate),
  vatBase: contract?.vatBase ?? "billsAfterFee",
  feeOption: contract?.feeOption ?? "percentage",
  feePercentage: contract ? text(contract.feePercentage) : "8",
  feeValue: text(contract?.feeValue),
  contractAttachmentId: contract && {
    fileId: contract.contractDocumentId,
    fileName: contract.contractDocumentName,
    contentType: contract.contentType,
    size: contract.size,
  },
});

import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { UsualFees } from "@/lib/features/billing/amounts/get-usual-fees";
import type { Contract, PrincipalOption } from "@/lib/features/contracts/schema";

/** usual: today's fee and VAT, for a new contract. */
export type ContractFormProps = { contract: Contract | null; principals: PrincipalOption[]; usual: UsualFees };

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

/** Form values of a contract's coverage. */
export type CoverageValues = {
  contractManagementId: number;
  version: number;
  coversKinds: string[];
  vesselIds: string[];
  coversFrom: string;
  coversTo: string;
};

const text = (value: string | number | null | undefined) => String(value ?? "");

/** Return the contract's terms; for a new one today's rates, else empty. product 5.14 */
function termsOf(contract: Contract | null, usual: UsualFees) {
  if (!contract)
    return {
      vatBase: usual?.vatBase ?? "",
      feeOption: usual?.feePercentage === 0 ? "no-fee" : "percentage",
      feePercentage: usual?.feePercentage ? text(usual.feePercentage).replace(".", ",") : "",
      feeValue: "",
    };
  const { vatBase, feeOption, feePercentage, feeValue } = contract;
  return {
    vatBase: vatBase ?? "",
    feeOption: feeOption ?? "",
    feePercentage: text(feePercentage).replace(".", ","),
    feeValue: text(feeValue),
  };
}

/** Return the initial values of a contract form. */
export const valuesOf = ({ contract, usual }: Pick<ContractFormProps, "contract" | "usual">): ContractValues => ({
  contractManagementId: text(contract?.contractManagementId),
  version: text(contract?.version),
  clientId: text(contract?.clientId),
  contractName: text(contract?.contractName),
  contractDate: text(contract?.contractDate),
  contractExpiryDate: text(contract?.contractExpiryDate),
  ...termsOf(contract, usual),
  contractAttachmentId: contract && {
    fileId: contract.contractDocumentId,
    fileName: contract.contractDocumentName,
    contentType: contract.contentType,
    size: contract.size,
  },
});

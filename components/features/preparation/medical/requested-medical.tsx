"use client";

import { RecordFrame } from "@/components/features/crew/sections/record-context";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import { scheduleKey } from "../addresses";

const AddMedicalDialog = lazyDialog(() =>
  import("@/components/features/crew/medical/add-medical-dialog").then((module) => module.AddMedicalDialog),
);

type Props = {
  crewId: number;
  name: string;
  title: string;
  draft: { examinationDate: string; validUntil: string } | null;
};

/** Open the certificate form requested by the address, prefilled from the check-up if there is one. */
export function RequestedMedical({ crewId, name, title, draft }: Props) {
  const { isClosed, onClose } = useAddressDialog([scheduleKey]);
  if (isClosed) return null;
  return (
    <RecordFrame record={{ crewId, version: 0, name }}>
      <AddMedicalDialog dateOfBirth={null} draft={draft} title={title} onClose={onClose} />
    </RecordFrame>
  );
}

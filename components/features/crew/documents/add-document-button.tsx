"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";

const AddCertificateDialog = lazyDialog(() =>
  import("./add-certificate-dialog").then((module) => module.AddCertificateDialog),
);
const AddTravelDialog = lazyDialog(() => import("./add-travel-dialog").then((module) => module.AddTravelDialog));
const PutDocumentDialog = lazyDialog(() => import("./put-document-dialog").then((module) => module.PutDocumentDialog));

type Props = { kind: "coc" | "cop" | "travel-document" | "personal-document"; asRequest?: boolean; names?: string[] };
const dialogs = {
  coc: AddCertificateDialog,
  cop: AddCertificateDialog,
  "travel-document": AddTravelDialog,
  "personal-document": PutDocumentDialog,
} as const;
const sections = {
  coc: "sections.coc",
  cop: "sections.cop",
  "travel-document": "sections.travel-documents",
  "personal-document": "screens.sections.documents",
} as const;

/** Show the button that adds a document. */
export function AddDocumentButton({ kind, asRequest = false, names = [] }: Props) {
  const t = useTranslations("crew");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon name="plus" size={16} />}
        {...dialogs[kind].preloadProps}
        onClick={() => setOpen(true)}
        aria-label={t(`screens.papers.${asRequest ? "askAddTitle" : "addTitle"}`, { section: t(sections[kind]) })}
        height="touch"
      >
        {t(asRequest ? "screens.papers.askAdd" : "screens.papers.actions.add")}
      </Button>
      {isOpen && kind === "travel-document" ? <AddTravelDialog asRequest={asRequest} onClose={close} /> : null}
      {isOpen && kind === "personal-document" ? <PutDocumentDialog onClose={close} /> : null}
      {isOpen && (kind === "coc" || kind === "cop") ? (
        <AddCertificateDialog kind={kind} required={null} names={names} asRequest={asRequest} onClose={close} />
      ) : null}
    </>
  );
}

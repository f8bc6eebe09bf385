"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { entrySchemas } from "@/lib/features/applicants/registration/schema";
import { certificateProblems } from "@/lib/features/applicants/registration/rules";
import { CertificateFields } from "./certificate-fields";
import { EntryList } from "../registration-fields/entry-list";
import type { EntryParts, EntrySpec } from "../registration-fields/entry-spec";
import { emptyCertificate, lacking, requirementOf, type CertificateEntry } from "../registration-fields/form-values";
import { rowProblems, settleWith } from "../registration-fields/row-problems";
import { Section } from "../registration-fields/section";
import type { DocumentsParts } from "./travel-document-list";
import { useSpans } from "../registration-fields/use-lists";
import { useWizard } from "../draft/wizard-context";

const CocFields = (parts: EntryParts<CertificateEntry>) => <CertificateFields {...parts} kind="coc" />;
const CopFields = (parts: EntryParts<CertificateEntry>) => <CertificateFields {...parts} kind="cop" />;

export function CertificateList({ control, errorText, kind }: DocumentsParts & { kind: "coc" | "cop" }) {
  const t = useTranslations("registration");
  const { rules } = useWizard();
  const spans = useSpans();
  const { field, fieldState } = useController({ control, name: kind });
  const settle = settleWith(field);
  const isRequired = (entry: CertificateEntry) => requirementOf(entry, rules.required) !== undefined;
  const spec: EntrySpec<CertificateEntry> = {
    list: kind,
    empty: emptyCertificate,
    schemaOf: (entry) => {
      const requirement = requirementOf(entry, rules.required);
      return entrySchemas[kind](rules).check((payload) => {
        for (const { path, message } of requirement ? certificateProblems([payload.value], [requirement]) : []) {
          payload.issues.push({ code: "custom", path: path.slice(1), message, input: payload.value });
        }
      });
    },
    keyOf: (entry) => entry.certificateName,
    titleOf: (entry) => entry.certificateName,
    linesOf: (entry) => [entry.certificateNumber, spans.valid(entry), entry.attachment?.fileName ?? null],
    isRequired,
    isComplete: (entry) => !isRequired(entry) || lacking(entry).length === 0,
    Fields: kind === "coc" ? CocFields : CopFields,
  };
  return (
    <Section id={kind} title={t(`sections.${kind}`)} help={t(`help.${kind}`)} columns={false}>
      <EntryList
        spec={spec}
        entries={field.value}
        onChange={settle}
        addRef={field.ref}
        errorText={errorText}
        {...rowProblems(fieldState.error, errorText)}
      />
    </Section>
  );
}

import { bilingual } from "@/lib/platform/pdf/bilingual";
import { Clause } from "@/lib/platform/pdf/contract";
import { Section } from "@/lib/platform/pdf/section";
import { clausesOf } from "../clauses.rules";
import type { Printed } from "../agreement-facts.queries";

const t = bilingual("id");

/** Render the articles, Indonesian left and English right. PP 22/2022 article 17, MLC A2.1 */
export const Clauses = ({ printed: { facts } }: { printed: Printed }) => (
  <Section title={t("pkl.pdf.terms")}>
    {clausesOf(facts.divisionId).map((name, index) => (
      <Clause
        key={name}
        number={t("pkl.pdf.article", { number: index + 1 }).main}
        title={t(`pkl.pdf.clauses.${name}.title`)}
        text={t(`pkl.pdf.clauses.${name}.text`, { office: facts.sealingOffice ?? facts.sealingOfficerName })}
      />
    ))}
  </Section>
);

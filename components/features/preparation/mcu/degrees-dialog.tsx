"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormSelectField } from "@/components/ui/form/select-field";
import { DetailList } from "@/components/ui/layout/detail-list";
import { setHealthDegreesAction } from "@/lib/features/lookups/actions";
import { degreeFitnesses } from "@/lib/features/lookups/health-degree.rules";
import { setDegreesInput, unset, type Degree } from "@/lib/features/lookups/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";

type Values = { degrees: { id: number; fitness: string; seen: string }[] };

/** Set the fitness of each health degree. Degrees of the standard scale are fixed. product 5.13c */
export function DegreesDialog({ degrees, onClose }: { degrees: Degree[]; onClose: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const nameOf = ({ name, nameId }: Degree) => inLanguage(locale, { en: name, id: nameId });
  const open = degrees.filter(({ isOfScale }) => !isOfScale);
  return (
    <FormDialog<Values, unknown>
      title={t("lookups.degrees.title")}
      text={t("lookups.degrees.text")}
      confirm={t("lookups.degrees.save")}
      needsChange
      schema={setDegreesInput}
      action={setHealthDegreesAction}
      defaultValues={{
        degrees: open.map(({ id, fitness }) => ({ id, fitness: fitness ?? unset, seen: fitness ?? unset })),
      }}
      failed={t("lookups.degrees.failed")}
      done={t("lookups.degrees.saved")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          {open.map((degree, index) => (
            <div key={degree.id} data-wide>
              <FormSelectField
                {...fields}
                name={`degrees.${index}.fitness`}
                label={nameOf(degree)}
                required
                options={[
                  { value: unset, label: t("lookups.degrees.unset") },
                  ...degreeFitnesses.map((value) => ({ value, label: t(`checkups.degree.${value}`) })),
                ]}
              />
            </div>
          ))}
          {open.length === 0 ? <p data-wide>{t("lookups.degrees.empty")}</p> : null}
          <div data-wide>
            <DetailList
              details={degrees.flatMap((degree) =>
                degree.isOfScale && degree.fitness
                  ? [
                      {
                        label: [degree.code, nameOf(degree)].join(", "),
                        value: `${t(`checkups.degree.${degree.fitness}`)} (${t("lookups.degrees.ofScale")})`,
                        wide: true,
                      },
                    ]
                  : [],
              )}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}

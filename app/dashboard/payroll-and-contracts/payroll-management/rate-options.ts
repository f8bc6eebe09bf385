import { getLocale, getTranslations } from "next-intl/server";
import { vatBases } from "@/db/enums/contracts";
import { provinces, socialProgrammes, terCategories, type RateKind } from "@/db/enums/rates";
import { lumpsumGrades } from "@/db/enums/scheduling";
import type { CellOptions } from "@/components/features/rates/cell-options";
import { listUjbmScopes } from "@/lib/features/rates/versions/list-ujbm-scopes";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listOperationAreas } from "@/lib/features/vessels/areas/list-operation-areas";
import { listPayrollCategories } from "@/lib/features/vessels/areas/list-payroll-categories";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { translator } from "@/lib/platform/i18n/messages";

const emptyChoices: CellOptions = {
  position: [],
  area: [],
  category: [],
  province: [],
  city: [],
  grade: [],
  vessel: [],
  type: [],
  terCategory: terCategories.map((name) => ({ value: name, label: name, also: [] })),
  programme: [],
  vatBase: [],
};

async function provinceChoices(): Promise<CellOptions> {
  const t = await getTranslations("rates.provinces");
  const [english, indonesian] = [translator("en"), translator("id")];
  const province = provinces.map((code) => {
    const key = `rates.provinces.${code}` as const;
    return { value: code, label: t(code), also: [english(key), indonesian(key), code] };
  });
  return { ...emptyChoices, province };
}

/** Cities and regencies as options. */
async function cityChoices(): Promise<CellOptions> {
  const locale = await getLocale();
  const cities = await load(listLookups, { kind: "city" });
  const city = cities.map(({ id, name, nameId }) => ({
    value: id,
    label: inLanguage(locale, { en: name, id: nameId }),
    also: [name, nameId ?? name],
  }));
  return { ...emptyChoices, city };
}

async function gradeChoices(): Promise<CellOptions> {
  const t = await getTranslations("rates.grades");
  const grade = lumpsumGrades.map((id) => ({ value: id, label: t(String(id) as "1"), also: [String(id)] }));
  return { ...emptyChoices, grade };
}

async function matrixChoices(): Promise<CellOptions> {
  const locale = await getLocale();
  const [ranks, areas, categories] = await Promise.all([
    load(listPositions, { divisionId: 1 }),
    load(listOperationAreas, {}),
    load(listPayrollCategories, {}),
  ]);
  return {
    ...emptyChoices,
    position: ranks.map(({ id, jobPositionName, jobPositionNameEn }) => ({
      value: id,
      label: inLanguage(locale, { en: jobPositionNameEn, id: jobPositionName }),
      also: [jobPositionName, jobPositionNameEn],
    })),
    area: areas.map(({ id, name, nameId }) => ({
      value: id,
      label: inLanguage(locale, { en: name, id: nameId }),
      also: [name, nameId ?? name],
    })),
    category: categories.map(({ id, name }) => ({ value: id, label: `${id} ${name}`, also: [name, String(id)] })),
  };
}

async function programmeChoices(): Promise<CellOptions> {
  const t = await getTranslations("rates.programmes");
  const programme = socialProgrammes.map((name) => ({ value: name, label: t(name), also: [name] }));
  return { ...emptyChoices, programme };
}

async function feeChoices(): Promise<CellOptions> {
  const t = await getTranslations("rates.vatBases");
  const [english, indonesian] = [translator("en"), translator("id")];
  const vatBase = vatBases.map((name) => {
    const key = `rates.vatBases.${name}` as const;
    return { value: name, label: t(name), also: [english(key), indonesian(key), name] };
  });
  return { ...emptyChoices, vatBase };
}

/** Rows whose only list is the three categories. */
const fixedChoices = () => Promise.resolve(emptyChoices);

/** Marine vessels and vessel types as options. Vessel names are unique, so they need no suffix. */
async function ujbmChoices(): Promise<CellOptions> {
  const locale = await getLocale();
  const { vessels, types } = await load(listUjbmScopes, {});
  return {
    ...emptyChoices,
    vessel: vessels.map(({ id, name }) => ({ value: id, label: name, also: [String(id)] })),
    type: types.map(({ id, name, nameId }) => ({
      value: id,
      label: inLanguage(locale, { en: name, id: nameId }),
      also: [name, nameId],
    })),
  };
}

const choicesByKind: Record<RateKind, () => Promise<CellOptions>> = {
  "salary-matrix": matrixChoices,
  "minimum-wages": provinceChoices,
  "accommodation-marine": gradeChoices,
  "accommodation-tanker": gradeChoices,
  ter: fixedChoices,
  ptkp: fixedChoices,
  "progressive-tax": fixedChoices,
  "tax-parameters": fixedChoices,
  bpjs: programmeChoices,
  ujbm: ujbmChoices,
  "fees-and-vat": feeChoices,
  "exchange-rate": fixedChoices,
  "city-minimum-wages": cityChoices,
};

/** Load the options of a rate table in the reader's language, or in both for pasting. */
export const loadRateOptions = (kind: RateKind): Promise<CellOptions> => choicesByKind[kind]();

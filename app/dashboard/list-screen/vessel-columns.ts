import { shortName } from "@/components/features/crew/short-name";
import type { Column } from "@/components/ui/list/columns/column";
import { inLanguage, type Localized } from "@/lib/platform/i18n/localized";
import type { ListViewer } from "./declaration";
import type { TextKey, Texts } from "./texts";

type NamedVessel = { vesselId: number; vesselName: string };
type VesselColumn<N extends Texts, Row> = Column<Row, ListViewer<N, string>, TextKey<N>>;

/** A vessel's name, which opens her page of this list. */
export const vesselName = <N extends Texts>(
  label: TextKey<N>,
  hrefOf: (vesselId: number) => string,
): VesselColumn<N, NamedVessel> => ({
  id: "name",
  label,
  card: "title",
  text: (row) => row.vesselName,
  href: (row) => hrefOf(row.vesselId),
});

/** A vessel's type, as its abbreviation where it has one; the title says it whole. */
export const vesselType = <N extends Texts, Row>(
  label: TextKey<N>,
  typeOf: (row: Row) => Localized,
): VesselColumn<N, Row> => ({
  id: "type",
  label,
  title: (row, { locale }) => inLanguage(locale, typeOf(row)),
  text: (row, { locale }) => shortName(inLanguage(locale, typeOf(row))),
});

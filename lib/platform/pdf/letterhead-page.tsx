import type { ReactNode } from "react";
import { Document, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "../i18n/locales";
import { bilingual, oneLine } from "./bilingual";
import { Emblem } from "./emblem";
import { fontFamily } from "./fonts";
import type { Letterhead } from "./letterhead";
import { palette } from "./palette";

export type LetterheadPageProps = {
  title: string;
  documentNumber: string;
  locale: Locale;
  letterhead: Letterhead;
  generatedBy: string;
  now: Date;
  /** Printed once at the bottom of every page, for example how to handle the document. */
  note?: string;
  children: ReactNode;
};

const styles = StyleSheet.create({
  page: { fontFamily, fontSize: 9, color: palette.ink, paddingTop: 92, paddingBottom: 74, paddingHorizontal: 42 },
  header: { position: "absolute", top: 26, left: 42, right: 42 },
  line: { flexDirection: "row", alignItems: "center", justifyContent: "space-between", gap: 24, height: 46 },
  company: { flexDirection: "row", alignItems: "center", gap: 9, flexShrink: 1 },
  name: { fontSize: 15, lineHeight: 1.15, fontWeight: 600, color: palette.navy },
  small: { fontSize: 7.5, lineHeight: 1.3, color: palette.muted },
  where: { maxWidth: 250, alignItems: "flex-end" },
  right: { textAlign: "right" },
  rule: { height: 2, marginTop: 5, backgroundColor: palette.navy },
  footer: {
    position: "absolute",
    bottom: 16,
    left: 42,
    right: 42,
    borderTopWidth: 0.75,
    borderTopColor: palette.navy,
    paddingTop: 4,
    height: 46,
  },
  first: { paddingRight: 170 },
  pages: {
    position: "absolute",
    bottom: 46,
    right: 42,
    width: 160,
    fontSize: 7.5,
    color: palette.muted,
    textAlign: "right",
  },
});

const Header = ({ letterhead, locale }: Pick<LetterheadPageProps, "letterhead" | "locale">) => {
  const t = bilingual(locale);
  const lines = [
    letterhead.address,
    letterhead.licence && `${oneLine(t("documents.licence"))} ${letterhead.licence}`,
    letterhead.contact,
  ].filter((line) => line !== null);
  return (
    <View fixed style={styles.header}>
      <View style={styles.line}>
        <View style={styles.company}>
          <Emblem size={34} />
          <View style={{ flexShrink: 1 }}>
            <Text style={styles.name}>{letterhead.name}</Text>
            <Text style={styles.small}>{oneLine(t("documents.crewingOf", { division: letterhead.division }))}</Text>
          </View>
        </View>
        <View style={styles.where}>
          {lines.map((line) => (
            <Text key={line} style={[styles.small, styles.right]}>
              {line}
            </Text>
          ))}
        </View>
      </View>
      <View style={styles.rule} />
    </View>
  );
};

const Footer = ({ documentNumber, generatedBy, now, locale, note }: LetterheadPageProps) => {
  const t = bilingual(locale);
  const at = formatDate(now, locale, "instant");
  return (
    <View fixed style={styles.footer}>
      <Text style={[styles.small, styles.first]}>{`${oneLine(t("documents.number"))} ${documentNumber}`}</Text>
      <Text style={styles.small}>{`${oneLine(t("documents.generatedBy"))} ${generatedBy}, ${at} WIB`}</Text>
      {note && <Text style={styles.small}>{note}</Text>}
    </View>
  );
};

/** Without lineHeight and height; with either, the renderer omits content that is known only after page breaks. */
const PageNumber = ({ locale }: { locale: Locale }) => {
  const t = bilingual(locale);
  return (
    <Text
      fixed
      style={styles.pages}
      render={({ pageNumber, totalPages }) =>
        oneLine(t("documents.page", { page: pageNumber, total: totalPages || pageNumber }))
      }
    />
  );
};

const Sheet = (props: LetterheadPageProps) => {
  const { letterhead, locale, children } = props;
  return (
    <Page size="A4" style={styles.page}>
      <Header letterhead={letterhead} locale={locale} />
      {children}
      <Footer {...props} />
      <PageNumber locale={locale} />
    </Page>
  );
};

/** An A4 document on the company's letterhead with its number and page numbers. product 5.18 */
export function LetterheadPage(props: LetterheadPageProps) {
  return LetterheadPages({ title: props.title, documents: [props] });
}

/** Several documents in one file, each with its own number and starting on a new page; at least one. */
export function LetterheadPages({ title, documents }: { title: string; documents: LetterheadPageProps[] }) {
  const [first] = documents;
  if (!first) throw new Error("a document without a page");
  const { letterhead, locale, now } = first;
  return (
    <Document title={title} author={letterhead.name} language={locale} creationDate={now}>
      {documents.map((paper) => (
        <Sheet key={paper.documentNumber} {...paper} />
      ))}
    </Document>
  );
}

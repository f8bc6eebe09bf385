import type { ReactNode } from "react";
import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { oneLine, type Label } from "./bilingual";
import { palette } from "./palette";
import { tag } from "./tag";

const styles = StyleSheet.create({
  paragraph: { marginTop: 9 },
  main: { fontSize: 10, lineHeight: 1.35 },
  other: { fontSize: 8.5, lineHeight: 1.35, color: palette.muted },
  item: { flexDirection: "row", marginTop: 4 },
  number: { width: 16, fontSize: 10, lineHeight: 1.35 },
  columns: { flexDirection: "row", gap: 16 },
  title: { fontSize: 20, lineHeight: 1.15, fontWeight: 600, color: palette.navy },
  over: { fontSize: 9, lineHeight: 1.3, color: palette.teal, fontWeight: 600, marginBottom: 3 },
  under: { fontSize: 10.5, lineHeight: 1.3, marginTop: 3 },
});

/** A sentence in both languages. */
export const Paragraph = ({ text, children }: { text: Label; children?: ReactNode }) => (
  <View style={styles.paragraph} wrap={false}>
    <Text style={styles.main}>{text.main}</Text>
    {text.other && <Text style={styles.other}>{text.other}</Text>}
    {children}
  </View>
);

/** The addressee of the letter. */
export const Addressee = ({ label, lines }: { label: Label; lines: string[] }) => (
  <View style={{ marginTop: 16 }} wrap={false}>
    <Text style={styles.main}>{oneLine(label)}</Text>
    {lines.map((line, index) => (
      <Text key={line} style={[styles.main, index === 0 ? { fontWeight: 600 } : {}]}>
        {line}
      </Text>
    ))}
  </View>
);

export const Numbered = ({ items }: { items: Label[] }) => (
  <View {...tag("L", { numbered: true })}>
    {items.map((item, index) => (
      <View key={item.main} {...tag("LI")} style={styles.item} wrap={false}>
        <Text {...tag("Lbl")} style={styles.number}>{`${index + 1}.`}</Text>
        <View {...tag("LBody")} style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
          <Text style={styles.main}>{item.main}</Text>
          {item.other && <Text style={styles.other}>{item.other}</Text>}
        </View>
      </View>
    ))}
  </View>
);

/** Parts side by side, with widths by share. */
export const Columns = ({ parts, shares }: { parts: ReactNode[]; shares?: number[] }) => (
  <View style={styles.columns}>
    {parts.map((part, index) => (
      <View
        key={index}
        style={{
          flexGrow: shares?.[index] ?? 1,
          flexShrink: shares?.[index] === 0 ? 0 : 1,
          flexBasis: shares?.[index] === 0 ? "auto" : 0,
        }}
      >
        {part}
      </View>
    ))}
  </View>
);

/** The title of the document, its kind above and details below. */
export const Title = ({ over, title, under }: { over: string; title: string; under: string[] }) => (
  <View>
    <Text style={styles.over}>{over}</Text>
    <Text {...tag("H1")} style={title.length > 45 ? [styles.title, { fontSize: 14 }] : styles.title}>
      {title}
    </Text>
    {under.map((line) => (
      <Text key={line} style={styles.under}>
        {line}
      </Text>
    ))}
  </View>
);

/** Keep the signature on one page with the text before it, so that no page with a signature alone exists. */
export const KeepTogether = ({ children }: { children: ReactNode }) => <View wrap={false}>{children}</View>;

/** Space for a signature and a stamp. It stays with its name. */
export const Signature = ({ place, role, name }: { place: string; role: Label; name: string }) => (
  <View wrap={false} style={{ marginTop: 22, marginLeft: "auto", width: 220 }}>
    <Text style={styles.main}>{place}</Text>
    <Text style={styles.main}>{role.main}</Text>
    {role.other && <Text style={styles.other}>{role.other}</Text>}
    <View style={{ height: 52, borderBottomWidth: 0.75, borderBottomColor: palette.ink }} />
    <Text style={[styles.main, { fontWeight: 600, marginTop: 3 }]}>{name}</Text>
  </View>
);

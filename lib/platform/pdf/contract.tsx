import type { ReactNode } from "react";
import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Label } from "./bilingual";
import { palette } from "./palette";
import { tag } from "./tag";

const styles = StyleSheet.create({
  clause: { marginTop: 6 },
  title: { fontSize: 9, lineHeight: 1.3, fontWeight: 600 },
  second: { fontSize: 8, fontWeight: 400, color: palette.muted },
  columns: { flexDirection: "row", gap: 14 },
  text: { fontSize: 8, lineHeight: 1.35, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  row: { flexDirection: "row", gap: 24, marginTop: 10 },
  signer: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  label: { fontSize: 9, lineHeight: 1.3 },
  room: { height: 44, borderBottomWidth: 0.75, borderBottomColor: palette.ink },
  name: { fontSize: 9, lineHeight: 1.3, fontWeight: 600, marginTop: 3 },
  small: { fontSize: 8, lineHeight: 1.35 },
  box: { borderWidth: 0.75, borderColor: palette.ink, marginTop: 14, padding: 8 },
});

/** An article in two columns, one per language. It is not split over pages. */
export const Clause = ({ number, title, text }: { number: string; title: Label; text: Label }) => (
  <View style={styles.clause} wrap={false}>
    <Text {...tag("H2")} style={styles.title}>
      {`${number}  ${title.main}`}
      {title.other && <Text style={styles.second}>{`   ${title.other}`}</Text>}
    </Text>
    <View style={styles.columns}>
      <Text style={styles.text}>{text.main}</Text>
      {text.other && <Text style={[styles.text, { color: palette.muted }]}>{text.other}</Text>}
    </View>
  </View>
);

type Signer = { role: string; name: string; under: string };

/** Signature fields side by side, each with the signer's name. */
export const Signers = ({ signers }: { signers: Signer[] }) => (
  <View style={styles.row}>
    {signers.map(({ role, name, under }) => (
      <View key={role} style={styles.signer}>
        <Text style={styles.label}>{role}</Text>
        <View style={styles.room} />
        {name ? <Text style={styles.name}>{name}</Text> : null}
        {under ? <Text style={styles.small}>{under}</Text> : null}
      </View>
    ))}
  </View>
);

/** A framed endorsement by an authority. */
export const Endorsement = ({ title, text, children }: { title: string; text: Label; children: ReactNode }) => (
  <View style={styles.box}>
    <Text style={styles.label}>{title}</Text>
    <Text style={styles.small}>{text.main}</Text>
    {text.other && <Text style={[styles.small, { color: palette.muted }]}>{text.other}</Text>}
    {children}
  </View>
);

/** Start a new page. */
export const NewPage = ({ children }: { children: ReactNode }) => <View break>{children}</View>;

import type { ReactNode } from "react";
import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Label } from "./bilingual";
import { palette } from "./palette";

const styles = StyleSheet.create({
  section: { marginTop: 12 },
  title: { flexDirection: "row", alignItems: "baseline", gap: 6, marginBottom: 5 },
  main: { fontSize: 11, fontWeight: 600, color: palette.navy },
  other: { fontSize: 8.5, color: palette.muted },
  empty: { color: palette.muted },
});

/** A heading that never stays alone at the foot of a page. */
export const Section = ({ title, children }: { title: Label; children: ReactNode }) => (
  <View style={styles.section}>
    <View style={styles.title} wrap={false} minPresenceAhead={70}>
      <Text style={styles.main}>{title.main}</Text>
      {title.other && <Text style={styles.other}>{title.other}</Text>}
    </View>
    {children}
  </View>
);

export const Empty = ({ text }: { text: Label }) => <Text style={styles.empty}>{text.other ? `${text.main} / ${text.other}` : text.main}</Text>;

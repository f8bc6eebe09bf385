import type { ReactNode } from "react";
import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { oneLine, type Label } from "./bilingual";
import { palette } from "./palette";
import { tag } from "./tag";

const styles = StyleSheet.create({
  title: { marginTop: 12, marginBottom: 4 },
  main: { fontSize: 11, lineHeight: 1.3, fontWeight: 600, color: palette.navy },
  other: { fontSize: 8.5, fontWeight: 400, color: palette.muted },
  empty: { fontSize: 9, lineHeight: 1.3, color: palette.muted },
});

/**
 * A heading that is never left alone at the bottom of a page. It wraps its contents, because the page break needs both.
 */
export const Section = ({ title, children }: { title: Label; children: ReactNode }) => (
  <>
    <View style={styles.title} wrap={false} minPresenceAhead={72}>
      <Text {...tag("H2")} style={styles.main}>
        {title.main}
        {title.other && <Text style={styles.other}>{`   ${title.other}`}</Text>}
      </Text>
    </View>
    {children}
  </>
);

export const Empty = ({ text }: { text: Label }) => <Text style={styles.empty}>{oneLine(text)}</Text>;

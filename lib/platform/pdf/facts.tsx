import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Label } from "./bilingual";
import { palette } from "./palette";
import { tag } from "./tag";

export type Fact = { label: Label; value: string | null; wide?: boolean };

const styles = StyleSheet.create({
  grid: { flexDirection: "row", flexWrap: "wrap", rowGap: 6, paddingTop: 5 },
  ruled: { borderTopWidth: 0.5, borderTopColor: palette.hairline },
  label: { fontSize: 7, lineHeight: 1.25, color: palette.muted },
  value: { fontSize: 9.5, lineHeight: 1.3 },
});

/** Label above value in equal columns; a wide fact takes two. */
export const Facts = ({ facts, columns = 3, ruled = true }: { facts: Fact[]; columns?: number; ruled?: boolean }) => (
  <View {...tag("L")} style={ruled ? [styles.grid, styles.ruled] : styles.grid}>
    {facts.map(({ label, value, wide }) => (
      <View
        key={label.main}
        {...tag("LI")}
        wrap={false}
        style={{ width: `${((wide ? 2 : 1) * 100) / columns}%`, paddingRight: 10 }}
      >
        <Text {...tag("Lbl")} style={styles.label}>
          {label.other ? `${label.main} / ${label.other}` : label.main}
        </Text>
        <Text {...tag("LBody")} style={styles.value}>
          {value || "–"}
        </Text>
      </View>
    ))}
  </View>
);

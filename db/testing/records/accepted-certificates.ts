/**
 * By key of the reference list: a holder of any certificate on the right also meets a requirement for the one on the left.
 * An operational class III does not replace a class IV with the management endorsement, and class IV is near-coastal only.
 */
export const acceptedInstead: Record<string, readonly string[]> = {
  "ant-ii": ["ant-i"],
  "ant-iii-m": ["ant-i", "ant-ii"],
  "ant-iii": ["ant-i", "ant-ii", "ant-iii-m"],
  "ant-iv-m": ["ant-i", "ant-ii", "ant-iii-m"],
  "ant-iv": ["ant-i", "ant-ii", "ant-iii-m", "ant-iii", "ant-iv-m"],
  "ant-v": ["ant-i", "ant-ii", "ant-iii-m", "ant-iii", "ant-iv-m", "ant-iv"],
  "att-ii": ["att-i"],
  "att-iii-m": ["att-i", "att-ii"],
  "att-iii": ["att-i", "att-ii", "att-iii-m"],
  "att-iv-m": ["att-i", "att-ii", "att-iii-m"],
  "att-iv": ["att-i", "att-ii", "att-iii-m", "att-iii", "att-iv-m"],
  "att-v": ["att-i", "att-ii", "att-iii-m", "att-iii", "att-iv-m", "att-iv"],
  "gmdss-roc": ["gmdss-goc"],
  sat: ["sdsd", "sso"],
  sdsd: ["sso"],
  "rfpnw-deck": ["able-deck"],
  "rfpew-engine": ["able-engine"],
  boct: ["aot", "act"],
  blgt: ["algt"],
};

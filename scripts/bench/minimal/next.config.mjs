import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
// The least that Next can be asked for: what the product's pages and calls are measured against.
export default { turbopack: { root }, outputFileTracingRoot: root, poweredByHeader: false };

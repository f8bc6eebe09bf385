import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
// The minimal Next application that the product's pages and calls are compared with.
export default { turbopack: { root }, outputFileTracingRoot: root, poweredByHeader: false };

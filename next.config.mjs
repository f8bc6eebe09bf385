// @ts-check
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Its worker may serve that one page alone, asks our own server alone, and is asked for anew each time.
  headers: () =>
    Promise.resolve([
      {
        source: "/my-joining-worker.js",
        headers: [
          { key: "service-worker-allowed", value: "/dashboard/my-joining" },
          { key: "cache-control", value: "no-cache" },
          { key: "content-security-policy", value: "default-src 'none'; connect-src 'self'" },
          { key: "x-content-type-options", value: "nosniff" },
        ],
      },
    ]),
  // Our own server does it.
  compress: false,
  reactStrictMode: true,
  turbopack: {
    root: import.meta.dirname,
    // Texts come to the browser taken apart: the parser of messages stays on the server.
    resolveAlias: {
      "use-intl/format-message": {
        browser: "./lib/platform/i18n/format-compiled.ts",
        default: "./lib/platform/i18n/format-message.ts",
      },
      // Telephone numbers are read on the server: forms on a ship's line load no numbering plans.
      "libphonenumber-js/min": { browser: "./lib/platform/i18n/no-phone-numbers.ts" },
    },
  },
  outputFileTracingRoot: import.meta.dirname,
  // Documents load their fonts by path, and what marks PDFs and reads sheets is started by path: tracing sees none of it.
  outputFileTracingIncludes: {
    "/*": [
      "./node_modules/@fontsource/source-sans-3/files/source-sans-3-{latin,latin-ext,greek,cyrillic,vietnamese}-{400,600}-normal.woff",
      "./lib/platform/files/{watermark-pdf.worker,watch-itself}.mjs",
      "./lib/platform/excel/{read-workbook.worker,reading-*}.mjs",
      "./node_modules/xlsx/{package.json,xlsx.mjs,dist/cpexcel.full.mjs}",
      "./node_modules/@cantoo/pdf-lib/{package.json,es/**/*.{js,json}}",
      "./node_modules/{culori,fflate,html-entities,node-html-better-parser,tslib}/**/*.{js,mjs,cjs,json}",
    ],
  },
  // The parts of @react-pdf/renderer, which Next leaves alone by itself: what lays out and what draws must share its modules.
  serverExternalPackages: [
    "graphile-worker",
    "@node-rs/argon2",
    "pino",
    "nodemailer",
    "fflate",
    "@react-pdf/layout",
    "@react-pdf/render",
    "pdfkit",
    "prom-client",
  ],
  // `npm test` has checked the types before it builds, and `npm start` serves; a build by itself checks them.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  // Kept pages stay in memory, bounded: addresses nobody published must not fill the disk.
  experimental: {
    authInterrupts: true,
    globalNotFound: true,
    isrFlushToDisk: false,
    // Skip the compiler cache: a fresh clone, CI and the image never read it again, and writing it takes up to a minute.
    turbopackFileSystemCacheForBuild: false,
    // On a ship's line a request costs as much as 20 kB: few sheets, most of them for several pages. Careers keeps its own.
    cssChunking: { type: "graph", requestCost: 2_000_000, weightDistribution: 1 },
  },
};

/** The server of a build (scripts/server) needs no compiler: what is only for building stays out of it and of the image. */
export default async function config(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/platform/i18n/request.ts")(nextConfig);
}

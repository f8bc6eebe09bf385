// @ts-check
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // The worker may serve only this page, fetches only from our own server, and is revalidated every time.
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
    // Precompile messages, so that the message parser stays on the server.
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
  // Documents load fonts by path, and PDF marking and sheet reading start by path: tracing does not see them.
  outputFileTracingIncludes: {
    "/*": [
      "./node_modules/@fontsource/source-sans-3/files/source-sans-3-{latin,latin-ext,greek,cyrillic,vietnamese}-{400,600}-normal.woff",
      "./lib/platform/files/{watermark-pdf.worker,memory-watchdog}.mjs",
      "./lib/platform/excel/{read-*,reader-limits}.mjs",
      "./node_modules/xlsx/{package.json,xlsx.mjs,dist/cpexcel.full.mjs}",
      "./node_modules/@cantoo/pdf-lib/{package.json,es/**/*.{js,json}}",
      "./node_modules/{culori,fflate,html-entities,node-html-better-parser,tslib}/**/*.{js,mjs,cjs,json}",
    ],
  },
  // The packages of @react-pdf/renderer, which Next externalizes: layout and render must share its modules.
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
  // `npm test` checks the types before it builds, and `npm start` only serves; a plain build checks them.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  // Cached pages stay in memory, bounded, because invented addresses must not fill the disk.
  experimental: {
    authInterrupts: true,
    globalNotFound: true,
    isrFlushToDisk: false,
    // Skip the compiler cache: a fresh clone, CI and the image never read it, and writing it takes up to a minute.
    turbopackFileSystemCacheForBuild: false,
    // On a satellite link a request costs as much as 20 kB: use few shared stylesheets. Careers has its own.
    cssChunking: { type: "graph", requestCost: 2_000_000, weightDistribution: 1 },
  },
};

/** A production server (scripts/server) needs no compiler: keep build-only packages out of it and of the image. */
export default async function config(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/platform/i18n/request.ts")(nextConfig);
}

FROM node:24-trixie-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM base AS packages
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM base
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
RUN mkdir .data && chown node:node .data
COPY package.json tsconfig.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/.next/standalone .next/standalone
COPY scripts scripts
COPY drizzle drizzle
COPY messages messages
COPY db db
COPY lib lib
USER node
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]

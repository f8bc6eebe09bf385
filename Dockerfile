FROM node:24-trixie-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm
COPY . .
RUN npm run build && node scripts/pack.mjs

FROM node:24-trixie-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# Marks on pictures bring their own font; a list of the system's is looked for all the same.
ENV FONTCONFIG_FILE=/app/fonts.conf
COPY --from=build /app/.next/image ./
RUN mkdir .data && chown node:node .data && echo '<fontconfig/>' > fonts.conf
USER node
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]

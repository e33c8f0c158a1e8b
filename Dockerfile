# One image, two commands: the web server (default) and the workers (docker-compose.yml).
FROM node:24-slim AS build
WORKDIR /app
# A package of the API's documentation would report the installation to its maker.
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json ./
# Not `npm ci`: a lock file written on one platform may lack the optional binaries of another, and `npm ci` then stops.
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS dependencies
WORKDIR /app
ENV SCARF_ANALYTICS=false
COPY package.json package-lock.json ./
# The embedded PostgreSQL is the only optional dependency in package.json, and is not needed beside a database service.
RUN npm pkg delete optionalDependencies && npm install --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/data HOST=0.0.0.0 PORT=3000 WORKERS=off
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# The demo archive, loaded with DEMO=on.
COPY demo demo
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A first start, or one after an upgrade, may migrate for minutes.
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "dist/backend/src/main.js"]

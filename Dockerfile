# A server with its page. Build: docker build -t dustup . Run: docker run -p 4780:4780 -v dustup:/data dustup
FROM node:24-slim AS build
WORKDIR /dustup
COPY . .
RUN node tools/prepare.mjs && npm run archive -- --out /release

FROM node:24-slim
WORKDIR /dustup
COPY --from=build /release/dustup/ ./
ENV DUSTUP_DATA=/data NODE_ENV=production
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4780
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:'+(process.env.DUSTUP_PORT||4780)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--v8-pool-size=1", "node_modules/dustup/bin/dustup.js", "serve"]

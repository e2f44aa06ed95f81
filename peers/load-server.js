// boardgame.io's own server with the placement game, keeping its matches in memory: node load-server.js <idiomatic|tuned>
// It prints its address as one line of JSON and runs until it's told to stop.

import { createRequire } from 'node:module';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

const FILES = { idiomatic: './boardgame-io-game.js', tuned: './boardgame-io-tuned-game.js' };
const [, , name] = process.argv;
if (!Object.hasOwn(FILES, name)) {
  console.error(`Usage: node load-server.js <${Object.keys(FILES).join('|')}>`);
  process.exit(2);
}
const { createGame } = await import(FILES[name]);
const server = Server({ games: [createGame()], origins: [Origins.LOCALHOST] });
// A port is passed on to Node as it is, so it can also say where to listen: on this machine only. The lobby has its own
// port, as boardgame.io allows, because on a shared one the lobby's routes are lost with koa-compose 4.2.
const here = { host: '127.0.0.1', port: 0 };
const { appServer, apiServer } = await server.run({ port: here, lobbyConfig: { apiPort: here } });
const addressOf = (listening) => `http://127.0.0.1:${listening.address().port}`;
console.log(JSON.stringify({ address: addressOf(appServer), lobby: addressOf(apiServer) }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

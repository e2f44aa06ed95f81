// Plays matches of the placement game on boardgame.io's server, for "swordtable load --peers".
// It speaks to the server as boardgame.io's client does, in socket.io's messages, but keeps no store and computes nothing twice:
// what is measured is the server. It uses the same lean WebSocket as the players of our own server. A side keeps its connection
// from match to match.

import { Agent, request } from 'node:http';

const FILES = { idiomatic: './boardgame-io-game.js', tuned: './boardgame-io-tuned-game.js' };

function poster(address, agent) {
  return (path, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const sent = request(address + path, { agent, method: 'POST', headers }, (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          answer += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(answer));
          else reject(new Error(`POST ${path} was answered ${response.statusCode}: ${answer}`));
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
}

/** The messages of socket.io over a WebSocket, as far as they occur here: packets are numbered kinds with JSON. */
const PING = '2';
const PONG = '3';

/** One side of a slot, with its connection. `hear` is the listener of the current match. */
async function sit(openTextSocket, address, game) {
  const place = `/${game.name},`;
  const [connect, connected, event] = [`40${place}`, `40${place}{`, `42${place}`];
  const side = { hear: () => {}, broke: () => {}, emit: () => {} };
  let ready;
  const opened = new Promise((resolve) => {
    ready = resolve;
  });
  const socket = await openTextSocket(
    `${address}/socket.io/?EIO=4&transport=websocket`,
    {},
    {
      text: (text) => {
        if (text === PING) socket.send(PONG);
        else if (text.startsWith(connected)) ready();
        else if (text.startsWith(event)) {
          const [name, matchID, told] = JSON.parse(text.slice(event.length));
          if (name === 'update') side.hear(matchID, told, text.length);
          else if (name === 'sync') side.hear(matchID, told.state, text.length);
        }
      },
      broken: (why) => side.broke(`A connection to boardgame.io broke: ${why}.`),
    },
  );
  socket.send(connect);
  await opened;
  side.emit = (...args) => socket.send(`${event}${JSON.stringify(args)}`);
  side.close = socket.close;
  return side;
}

/** The same interface as our own server has for the driver: see packages/cli/load/target.ts. */
export async function openTarget({ address, lobby }, version, openTextSocket) {
  const game = (await import(FILES[version])).createGame();
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const post = poster(lobby, agent);
  const places = new Map();

  async function sidesOf(place) {
    if (!places.has(place)) places.set(place, await Promise.all([0, 1].map(() => sit(openTextSocket, address, game))));
    return places.get(place);
  }

  return {
    async open(place, ear) {
      const sides = await sidesOf(place);
      const { matchID } = await post(`/games/${game.name}/create`, { numPlayers: 2 });
      const states = [undefined, undefined];
      const credentials = [];
      const options = [[], []];
      let mover;
      for (const number of [0, 1]) {
        const joined = await post(`/games/${game.name}/${matchID}/join`, { playerID: String(number), playerName: `Player ${number}` });
        credentials.push(joined.playerCredentials);
      }
      sides.forEach((side, number) => {
        side.broke = ear.trouble;
        side.hear = (match, state, bytes) => {
          if (match !== matchID) return;
          states[number] = state;
          const { G, ctx, _stateID: step } = state;
          const over = ctx.gameover !== undefined;
          options[number] = over || ctx.currentPlayer !== String(number) ? [] : game.ai.enumerate(G, ctx, ctx.currentPlayer);
          // Nothing else tells a player that a move was accepted.
          if (mover === number) ear.acknowledged(step);
          ear.told(number, step, bytes, options[number].length, over);
        };
        side.emit('sync', matchID, String(number), credentials[number], 2);
      });
      return {
        answer(number, choice) {
          const { move, args } = options[number][choice];
          mover = number;
          const payload = { type: move, args, playerID: String(number), credentials: credentials[number] };
          sides[number].emit('update', { type: 'MAKE_MOVE', payload }, states[number]._stateID, matchID, String(number));
        },
        close() {
          for (const side of sides) [side.hear, side.broke] = [() => {}, () => {}];
        },
      };
    },
    close() {
      for (const side of [...places.values()].flat()) side.close();
      agent.destroy();
    },
  };
}

// Plays matches of the placement game on boardgame.io's server, for "swordtable load --peers".
// It speaks to the server as boardgame.io's client does, over socket.io, but keeps no store and computes nothing twice:
// what is measured is the server. A side keeps its connection from match to match.

import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';

const { io } = createRequire(import.meta.url)('socket.io-client');

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

/** One side of a slot, with its connection. `hear` is the listener of the current match. */
function sit(address, game) {
  const socket = io(`${address}/${game.name}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  const side = { socket, hear: () => {}, broke: () => {}, bytes: 0 };
  socket.on('connect', () => {
    socket.io.engine.on('packet', ({ data }) => {
      side.bytes += data?.length ?? 0;
    });
  });
  socket.on('sync', (matchID, { state }) => side.hear(matchID, state));
  socket.on('update', (matchID, state) => side.hear(matchID, state));
  socket.on('disconnect', (why) => side.broke(`A connection to boardgame.io broke: ${why}.`));
  socket.on('connect_error', (error) => side.broke(`boardgame.io could not be reached: ${error.message}.`));
  return side;
}

/** The same interface as our own server has for the driver: see packages/cli/load/target.ts. */
export async function openTarget({ address, lobby }, version) {
  const game = (await import(FILES[version])).createGame();
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const post = poster(lobby, agent);
  const places = new Map();

  function sidesOf(place) {
    if (!places.has(place)) places.set(place, [sit(address, game), sit(address, game)]);
    return places.get(place);
  }

  return {
    async open(place, ear) {
      const sides = sidesOf(place);
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
        side.hear = (match, state) => {
          if (match !== matchID) return;
          states[number] = state;
          const { G, ctx, _stateID: step } = state;
          const over = ctx.gameover !== undefined;
          options[number] = over || ctx.currentPlayer !== String(number) ? [] : game.ai.enumerate(G, ctx, ctx.currentPlayer);
          const { bytes } = side;
          side.bytes = 0;
          // Nothing else tells a player that a move was accepted.
          if (mover === number) ear.acknowledged(step);
          ear.told(number, step, bytes, options[number].length, over);
        };
        side.socket.emit('sync', matchID, String(number), credentials[number], 2);
      });
      return {
        answer(number, choice) {
          const { move, args } = options[number][choice];
          mover = number;
          const payload = { type: move, args, playerID: String(number), credentials: credentials[number] };
          sides[number].socket.emit('update', { type: 'MAKE_MOVE', payload }, states[number]._stateID, matchID, String(number));
        },
        close() {
          for (const side of sides) [side.hear, side.broke] = [() => {}, () => {}];
        },
      };
    },
    close() {
      for (const side of [...places.values()].flat()) side.socket.close();
      agent.destroy();
    },
  };
}

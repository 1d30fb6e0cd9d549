// A boardgame.io server with the same small game as stones.py: draw a stone in secret, put it down, turn one up.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const PLACES = 6;
const empty = () => Array(PLACES).fill(null);

function draw({ G, random }) {
  if (G.hand !== null || !G.line.includes(null)) return INVALID_MOVE;
  G.hand = random.Die(2) - 1;
}

function put({ G, ctx, events }, place) {
  if (G.hand === null || G.line[place] !== null) return INVALID_MOVE;
  G.line[place] = { colour: G.hand, owner: ctx.currentPlayer, up: false };
  G.hand = null;
  events.endTurn();
}

function turn({ G, ctx, events }, place) {
  const stone = G.line[place];
  if (G.hand !== null || stone === null || stone.up) return INVALID_MOVE;
  stone.up = true;
  G.points[ctx.currentPlayer] += stone.colour ? 1 : -1;
  if (G.line.every((each) => each !== null && each.up)) G.line = empty();
  events.endTurn();
}

const stones = {
  name: 'stones',
  setup: () => ({ line: empty(), hand: null, points: [0, 0] }),
  moves: { draw: { move: draw, client: false }, put, turn },
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    hand: G.hand === null || playerID === ctx.currentPlayer ? G.hand : 'hidden',
    line: G.line.map((stone) =>
      stone === null || stone.up || stone.owner === playerID ? stone : { ...stone, colour: null },
    ),
  }),
};

const durable = process.argv[3];
const server = Server({
  games: [stones],
  origins: [Origins.LOCALHOST],
  ...(durable ? { db: new FlatFile({ dir: durable }) } : {}),
});
const running = await server.run({ port: Number(process.argv[2]), callback: () => {} });
console.log(`ready ${running.appServer.address().port}`);

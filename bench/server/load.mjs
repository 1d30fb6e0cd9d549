// Players for either server: whoever is in turn does something at once, or after a while. Prints figures as JSON.
import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import WebSocket from 'ws';

const options = JSON.parse(readFileSync(0, 'utf8'));
const { kind, rooms, seconds, warm, rate } = options;

let counting = false;
let moves = 0;
let all = 0;
const times = [];

function answered(since) {
  all += 1;
  if (!counting) return;
  moves += 1;
  times.push(performance.now() - since);
}

// With a rate, all players together make so many moves a second; without, as many as they can.
const pause = rate ? (act) => setTimeout(act, ((1000 * rooms) / rate) * (0.5 + Math.random())) : (act) => act();

class OurPlayer {
  constructor(address, { code, cookie, seat }) {
    this.seat = seat;
    this.number = 0;
    this.sent = new Map();
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${code}`, {
      headers: { cookie: `philtre=${cookie}` },
      perMessageDeflate: false,
    });
    this.socket.on('open', () => this.send({ type: 'hello', protocol: 1 }));
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.ready = new Promise((resolve) => (this.resolve = resolve));
  }

  send(message) {
    const id = String(this.number++);
    this.sent.set(id, performance.now());
    this.socket.send(JSON.stringify({ ...message, id }));
  }

  hear(message) {
    if (message.type === 'refused') throw new Error(message.message);
    if (message.type === 'room') this.prepare(message);
    if (message.type !== 'table') return;
    this.resolve();
    const since = this.sent.get(message.answers);
    if (since !== undefined) {
      this.sent.delete(message.answers);
      answered(since);
    }
    if (message.choices.length) pause(() => this.act(message));
  }

  // The second player sits down, and then the first begins.
  prepare({ phase, seats }) {
    if (phase !== 'lobby' || this.prepared) return;
    if (this.seat === 1) this.send({ type: 'sit', seat: 1, name: 'Two' });
    if (this.seat === 0 && seats[1].holder === 'person') this.send({ type: 'start' });
    this.prepared = this.seat === 1 || seats[1].holder === 'person';
  }

  act({ table, version, choices }) {
    const choice = choices[Math.floor(Math.random() * choices.length)];
    this.send({ type: 'act', table, version, action: choice.id });
  }
}

class TheirPlayer {
  constructor(address, { match, player }) {
    this.match = match;
    this.player = player;
    this.socket = io(`${address}/stones`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => this.socket.emit('sync', match, player, undefined, 2));
    this.socket.on('sync', (_, { state }) => this.hear(state));
    this.socket.on('update', (_, state) => this.hear(state));
    this.ready = new Promise((resolve) => (this.resolve = resolve));
  }

  hear(state) {
    this.resolve();
    if (this.since !== undefined && state._stateID > this.stateID) {
      answered(this.since);
      this.since = undefined;
    }
    if (state.ctx.currentPlayer === this.player && this.stateID !== state._stateID) {
      this.stateID = state._stateID;
      pause(() => this.act(state));
    }
  }

  act({ G, _stateID }) {
    const [type, args] = this.choose(G);
    this.since = performance.now();
    const payload = { type, args, playerID: this.player };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.player);
  }

  choose({ line, hand }) {
    const free = line.flatMap((stone, place) => (stone === null ? [place] : []));
    const down = line.flatMap((stone, place) => (stone !== null && !stone.up ? [place] : []));
    const any = (places) => places[Math.floor(Math.random() * places.length)];
    if (hand !== null) return ['put', [any(free)]];
    if (free.length && (!down.length || Math.random() < 0.5)) return ['draw', []];
    return ['turn', [any(down)]];
  }
}

const Player = kind === 'ours' ? OurPlayer : TheirPlayer;
const players = [];
for (const seat of options.seats) {
  players.push(new Player(options.address, seat));
  if (players.length % 50 === 0) await Promise.all(players.map((player) => player.ready));
}
await Promise.all(players.map((player) => player.ready));
console.log('open');
await new Promise((resolve) => setTimeout(resolve, warm * 1000));
counting = true;
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
const elapsed = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
console.log(JSON.stringify({ moves, all, perSecond: moves / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
process.exit(0);

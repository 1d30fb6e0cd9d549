#!/usr/bin/env node
// A bot for Potion Explosion in JavaScript. All it needs to know is in docs/bot-protocol.md and docs/games.
//
//     philtre arena potion_explosion --bots random,./examples/bots/exploder.mjs --games 100
//
// It fills potions when it can, drinks them at once, and picks the marble that sets off the largest explosion.

import { createInterface } from "node:readline";

let luck = () => 0;

// A generator of our own: Math.random cannot be seeded, and a game should be playable again.
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// How many marbles one gets for taking the one in this place, as far as they are in sight.
function explosion(track, place) {
  const left = track.filter((_, at) => at !== place);
  let below = place - 1;
  while (below >= 0 && below + 1 < left.length && left[below] === left[below + 1]) {
    let first = below;
    let last = below + 1;
    while (first > 0 && left[first - 1] === left[below]) first--;
    while (last + 1 < left.length && left[last + 1] === left[below]) last++;
    left.splice(first, last - first + 1);
    below = first - 1;
  }
  return track.length - left.length;
}

function worth(action, position) {
  const [verb, where] = action.notation.split(" ");
  if (verb === "fill") return 300;
  if (verb === "drink") return 200;
  if (verb === "pick" || verb === "take") {
    return 100 + explosion(position.tracks["abcde".indexOf(where[0])], Number(where.slice(1)) - 1);
  }
  return { end: 10, help: 0 }[verb] ?? 50; // help costs points; everything else is a matter of luck
}

function choose({ actions, position }) {
  const worths = actions.map((action) => worth(action, position));
  const best = actions.filter((_, at) => worths[at] === Math.max(...worths));
  return best[Math.floor(luck() * best.length)].id;
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ ready: 1 });
  else if (message.type === "begin") luck = seeded(message.seed);
  else if (message.type === "choose") say({ action: choose(message) });
  else if (message.type === "bye") process.exit(0);
}

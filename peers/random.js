/**
 * A small seeded generator (mulberry32). Its state is one 32-bit integer, so that two versions of the game
 * that made the same draws are in the same state.
 */
export class Random {
  constructor(seed) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to limit - 1. */
  below(limit) {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * limit);
  }
}

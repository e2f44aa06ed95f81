import pico from 'picocolors';
import type { Colors } from 'picocolors/types';

/** The width and colors of the output. Without colors, every formatter returns its text unchanged. */
export interface Look {
  readonly width: number;
  readonly paint: Colors;
}

const WIDTH = 80;
const NARROWEST = 40;

/** The look of this terminal, or eighty plain columns. NO_COLOR and FORCE_COLOR are respected. */
export const lookOf = (stream: { readonly isTTY?: boolean; readonly columns?: number }): Look => ({
  width: Math.max(NARROWEST, stream.columns ?? WIDTH),
  paint: pico.createColors(pico.isColorSupported && (stream.isTTY === true || process.env['FORCE_COLOR'] !== undefined)),
});

export const PLAIN: Look = { width: WIDTH, paint: pico.createColors(false) };

import pico from 'picocolors';
import type { Colors } from 'picocolors/types';

/** How things are to be drawn: how wide, and with which colors. Without colors every formatter gives its text back. */
export interface Look {
  readonly width: number;
  readonly paint: Colors;
}

const WIDTH = 80;
const NARROWEST = 40;

/** The look of this terminal. Where there is none, eighty plain columns; NO_COLOR and FORCE_COLOR are honoured. */
export const lookOf = (stream: { readonly isTTY?: boolean; readonly columns?: number }): Look => ({
  width: Math.max(NARROWEST, stream.columns ?? WIDTH),
  paint: pico.createColors(pico.isColorSupported && (stream.isTTY === true || process.env['FORCE_COLOR'] !== undefined)),
});

export const PLAIN: Look = { width: WIDTH, paint: pico.createColors(false) };

import type { Prompt, Seat, Words } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { sentence } from './sentences.ts';
import { sayWhy } from './why.ts';

const SEATS = ['Amber', 'Sky', 'Copper', 'Lime', 'Lilac'] as const;
const seatName = (seat: Seat): string => SEATS[seat] ?? `Seat ${seat + 1}`;

const PROMPTS: Readonly<Record<string, string>> = {
  'slice cut': 'Slice: cut a group in two along a straight line.',
  'select group': 'Select: take a group of tiles.',
  'solo across': 'Cut between two rows and keep one part.',
  'solo down': 'Cut between two columns and keep one part.',
  'dual sword': 'Dual wielding: which sword gets the group you took first?',
  'craft tile': 'Craft: add each tile to a shortest side of your sword.',
};

const prompt = ({ rule, ask }: Prompt): string => PROMPTS[`${rule} ${ask}`] ?? `${rule}: ${ask}.`;

const line = (axis: string, after: number): string => `${axis === 'H' ? 'below row' : 'right of column'} ${after}`;

const action = (given: Action): string => {
  if ('tile' in given) return `${given.tile} on side ${given.side + 1}${given.on > 0 ? ' of the second sword' : ''}`;
  if ('sword' in given) return given.sword === 0 ? 'the first sword' : 'the second sword';
  if ('keep' in given) return `cut ${line(given.axis, given.after)}, keep the ${given.keep} part`;
  if ('axis' in given) return `cut group ${given.group + 1} ${line(given.axis, given.after)}`;
  return `group ${given.group + 1}`;
};

const seats: Seats = (seat) => ({ name: seatName(seat), isReader: false });

export const words: Words<Action, Event> = {
  prompt,
  action,
  event: (event) => sentence(event, seats, false),
  seat: seatName,
  message: sayWhy(seats),
};

import type { Action } from '@swordtable/games/swordcrafters/action';
import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { LazyOptions } from '@swordtable/kernel';
import { nearest } from '../../nearest.ts';
import { FACETS, type Facet, type Heard, hearBuilding, hearCut, hearGroup, hearSlice, hearSword, type Said } from './spoken.ts';
import type { Reading } from './typed.ts';

/** The answers to a question are all of one kind. */
const hear = (text: string, option: Action | undefined): Heard => {
  if (option === undefined) return { strange: text };
  if ('tile' in option) return hearBuilding(text);
  if ('sword' in option) return hearSword(text);
  if ('keep' in option) return hearCut(text, option.axis);
  return 'axis' in option ? hearSlice(text) : hearGroup(text);
};

const facetOf = (option: Action, facet: Facet): string | number | undefined => (option as Said)[facet];
const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const NUMBERED: readonly Facet[] = ['group', 'sword', 'side', 'on'];
const shown = (facet: Facet, value: string | number | undefined): string =>
  String(NUMBERED.includes(facet) && typeof value === 'number' ? value + 1 : value);

/** Lines are named as they are typed: `h1 h2 v1`. */
const linesOf = (options: readonly Action[]): string =>
  distinct(options.flatMap((option) => ('axis' in option ? [`${option.axis.toLowerCase()}${option.after}`] : []))).join(' ');

/** Why no answer has this facet, as exactly as it can be said; `options` agree with all that was said before it. */
const whyNot = (facet: Facet, value: string | number, options: readonly Action[]): string => {
  const open = distinct(options.map((option) => shown(facet, facetOf(option, facet)))).join(' ');
  const isSolo = options.some((option) => 'keep' in option);
  switch (facet) {
    case 'group':
      return options.some((option) => 'axis' in option)
        ? `Group ${shown(facet, value)} cannot be cut; these can: ${open}.`
        : `There is no group ${shown(facet, value)}; these are there: ${open}.`;
    case 'axis':
      return isSolo
        ? `The card asks for a cut ${value === 'H' ? 'down, between columns' : 'across, between rows'}; these can be made: ${linesOf(options)}.`
        : `That group cannot be cut ${value === 'H' ? 'across' : 'down'}; these cuts can be made: ${linesOf(options)}.`;
    case 'after':
      return `There is no such line; these cuts can be made: ${linesOf(options)}.`;
    case 'keep':
      return 'That part cannot be kept: it is too thin for what the card still asks for.';
    case 'tile':
      return `There is no ${value} to build in; there are: ${open.replaceAll(' ', ', ')}.`;
    case 'side':
      return `Side ${shown(facet, value)} cannot grow now; these can: ${open}.`;
    case 'sword':
    case 'on':
      return `Sword ${shown(facet, value)} cannot be chosen here; these can: ${open}.`;
  }
};

const none = (sentence: string): Reading => ({ kind: 'none', sentence });

/** Reads `2 h1`, `3`, `h1 upper`, `ruby 1` or `r1`: whatever is left out is asked for next. */
export const read = (text: string, listed: LazyOptions<Action>): Reading => {
  const options = [...listed];
  const heard = hear(text, options[0]);
  if ('tooMuch' in heard) return none('That is more than one answer; type one at a time.');
  if ('strange' in heard) {
    const near = options.some((option) => 'tile' in option) ? nearest(heard.strange, TILES) : '';
    return none(`"${heard.strange}" is no answer here.${near} Type "help" for help.`);
  }
  let fitting: readonly Action[] = options;
  const said = FACETS.filter((facet) => heard.said[facet] !== undefined);
  for (const facet of said) {
    const value = heard.said[facet] as string | number;
    const left = fitting.filter((option) => facetOf(option, facet) === value);
    if (left.length === 0) return none(whyNot(facet, value, fitting));
    fitting = left;
  }
  const [first, second] = fitting;
  if (said.length === 0 || first === undefined) return none(`"${text}" is no answer here. Type "help" for help.`);
  return second === undefined ? { kind: 'one', action: first } : { kind: 'some', options: fitting };
};

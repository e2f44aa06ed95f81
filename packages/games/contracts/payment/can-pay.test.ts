import { expect, test } from 'vitest';
import { ADVANCED, BASICS, EXPERTS, poolOf, type Tokens, WILDS } from '../cards/attributes.ts';
import { canPay } from './can-pay.ts';
import type { Needs } from './needs.ts';
import { payments } from './payments.ts';

type Wanted = Tokens & { readonly any?: number };
const needsOf = (wanted: Wanted): Needs => ({
  basics: BASICS.map((name) => wanted[name] ?? 0),
  any: wanted.any ?? 0,
  advanced: ADVANCED.map((name) => wanted[name] ?? 0),
  experts: EXPERTS.map((name) => wanted[name] ?? 0),
  luck: 0,
});

test.each<[string, Wanted, readonly Tokens[], Tokens, boolean]>([
  ['what is split is not there as a whole too', { warcraft: 1, might: 1 }, [{ might: 1, dexterity: 2, magic: 3 }], {}, false],
  ['what may be of any type comes out of a split one as well', { any: 2 }, [{ might: 1 }], {}, true],
  ['but another of the same is', { warcraft: 1, might: 1 }, [{ might: 2, dexterity: 2 }], {}, true],
  [
    'a wild of the party is split by one of them, though another has one of his own',
    { warcraft: 2 },
    [{ dexterity: 2 }, { dexterity: 2 }, { wildAdvanced: 1 }],
    { wildAdvanced: 1 },
    false,
  ],
  ['two of the party are enough for two', { warcraft: 2 }, [{ dexterity: 2 }, { dexterity: 2 }], { wildAdvanced: 2 }, true],
  [
    'an expert wild is worth an expert attribute, and the rest is made',
    { warcraft: 2 },
    [{ wildExpert: 1, strength: 4, dexterity: 1 }],
    {},
    true,
  ],
])('C-5, C-30: %s', (_, wanted, pools, party, isPaid) => {
  const payers = pools.map((tokens, at) => ({ companion: `companion ${at}`, pool: poolOf(tokens) }));
  const purse = { payers, luck: 0, wilds: WILDS.map((name) => party[name] ?? 0) };
  expect([canPay(needsOf(wanted), purse), payments(needsOf(wanted), purse).length > 0]).toEqual([isPaid, isPaid]);
});

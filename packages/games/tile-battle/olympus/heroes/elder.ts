import { type Hero, may, tile } from '../../hero/hero.ts';
import { copyAbility } from '../../hero/verbs.ts';

export const elder: Hero = {
  id: 'elder',
  ability: 'Old Tales',
  kind: 'optional',
  text: 'You may use the mandatory or optional ability of a discarded tile as Elder’s own.',
  rulings: ['O-11', 'T-18', 'A-19'],
  copies: true,
  placed: may({
    choose: [tile(({ s }) => s.discard, 'canBeCopied')],
    then: (m, discarded) => [copyAbility(m, discarded)],
  }),
};

import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { expect, test } from 'vitest';
import { questsWithinReach } from './quests-within-reach.ts';

test('the side quests next to a spot that a companion could pay for, and no others', () => {
  const begun = scene({
    parties: [
      {
        fellows: [
          { card: 'Ashane', pool: { strength: 2 } },
          { card: 'Elementalist', pool: { magic: 1 } },
        ],
      },
    ],
  });
  const party = { ...begun.party(0), luck: 0 };
  const [first = 0, second = 0] = SPOTS[0]?.fields ?? [];
  const quests = begun.state.quests.map((_, field) => (field === first ? 'fetch-ore' : field === second ? 'test-a-blade' : null));
  expect(questsWithinReach(party, quests, 0, 'ashane')).toEqual(['fetch-ore', 'test-a-blade']);
  expect(questsWithinReach(party, quests, 0, 'elementalist')).toEqual([]);
  expect(questsWithinReach({ ...party, luck: 1 }, quests, 0, 'elementalist')).toEqual(['test-a-blade']);
});

import { list } from '../../../grammar.ts';
import { PARTY, type Spent } from '../../action.ts';
import { BASICS, PER_ADVANCED, SPLIT } from '../../cards/attributes.ts';
import { contractOf } from '../../cards/catalog.ts';
import type { CardId, CompanionId } from '../../cards/terms.ts';
import type { Conversion } from '../../payment/needs.ts';
import { payments } from '../../payment/payments.ts';
import { contractNeeds, purseSpent } from '../../payment/purse.ts';
import { ATTRIBUTES } from '../english/nouns.ts';
import { ENGLISH } from '../english.ts';
import { nameOf, tokensText } from './names.ts';

type Counts = Readonly<Record<string, number>>;

/** The conversions of a payment for a contract. What was spent leaves only one way to pay, so they needn't be stored. */
const madeFrom = (contract: CardId, bonus: boolean, group: readonly CompanionId[], spent: Spent): readonly Conversion[] =>
  payments(contractNeeds(contractOf(contract), bonus), purseSpent(spent, group))[0]?.conversions ?? [];

const isSplit = ({ makes, of, with: added = {} }: Conversion): boolean =>
  BASICS.some((basic) => basic === makes) && Object.keys({ ...of, ...added }).some((token) => SPLIT.includes(token));

/** One conversion, to follow the one who makes it: "makes trickery from 4 magic and 1 dexterity". */
const madeText = (made: Conversion): string => {
  const { makes, of, with: added = {} } = made;
  const own = tokensText(of);
  const party = tokensText(added) === '' ? '' : `${tokensText(added)} from the party`;
  const all = list(
    [own, party].filter((part) => part !== ''),
    'and',
  );
  const name = ATTRIBUTES[makes].one;
  if (isSplit(made)) return `splits ${all} into ${ENGLISH.tokens(makes, PER_ADVANCED)}`;
  const count = [...Object.values(of), ...Object.values(added)].reduce((sum, each) => sum + each, 0);
  return count > 1 ? `makes ${name} from ${all}` : `uses ${all} as ${name}`;
};

/** What is paid as it is: all that was spent and went into nothing else. */
const plainOf = (spent: Counts, uses: readonly Counts[]): Counts =>
  Object.fromEntries(
    Object.entries(spent).map(([token, count]) => [token, Math.max(0, count - uses.reduce((sum, of) => sum + (of[token] ?? 0), 0))]),
  );

/** How a group pays for a contract, the conversions spelled out (C-5): "Elementalist makes trickery from 4 magic and 1 dexterity". */
export const paymentText = (contract: CardId, bonus: boolean, group: readonly CompanionId[], spent: Spent): string => {
  const all = madeFrom(contract, bonus, group, spent);
  return [...group, PARTY]
    .flatMap((who) => {
      const mine = all.filter(({ by }) => by === who);
      const lent = who === PARTY ? all.map((made) => made.with ?? {}) : [];
      const plain = tokensText(plainOf(spent[who] ?? {}, [...mine.map(({ of }) => of), ...lent]));
      const deeds = [...mine.map(madeText), ...(plain === '' ? [] : [`pays ${plain}`])];
      return deeds.length === 0 ? [] : [`${who === PARTY ? 'the party' : nameOf(who)} ${list(deeds, 'and')}`];
    })
    .join('; ');
};

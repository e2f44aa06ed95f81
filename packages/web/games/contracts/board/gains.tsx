import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import type { Gain } from '@swordtable/games/contracts/effects/effect';
import { gainText } from '@swordtable/games/contracts/text/gain-text';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Amount, type Resource } from './amount.tsx';
import { useBoardWords } from './board-words.ts';
import { useCardTexts } from './cards.ts';
import { Tokens } from './token.tsx';
import { TRACK_SIGNS } from './track-signs.ts';

const RESOURCES = ['gold', 'fame', 'luck', 'experience'] as const satisfies readonly Resource[];

/** Who gets a gain is clear without a word, or said in few. */
const SHORT: readonly Gain['to'][] = [undefined, 'doer', 'choice'];

/** Whether signs say what a gain is: nothing is counted, and nobody in particular gets it. */
const isPlain = ({ each, to, ready, waived }: Gain): boolean =>
  each === undefined && SHORT.includes(to) && ready === undefined && waived === undefined;

/** A gain in signs. */
const Signs = ({ gain }: { readonly gain: Gain }) => {
  const words = useBoardWords();
  const { phrases } = useCardTexts();
  return (
    <>
      {RESOURCES.map((of) => gain[of] !== undefined && <Amount key={of} of={of} count={gain[of]} />)}
      {gain.tokens !== undefined && <Tokens tokens={gain.tokens} />}
      {gain.wilds !== undefined && <Tokens tokens={gain.wilds} />}
      {BASICS.map((track) => {
        const steps = gain.camp?.[track];
        return (
          steps !== undefined && (
            <span key={track} className="amount" role="img" aria-label={phrases.camp(track, steps)} title={phrases.camp(track, steps)}>
              {steps}
              <Icon name={TRACK_SIGNS[track]} />
            </span>
          )
        );
      })}
      {gain.cards !== undefined && (
        <span className="amount cards" role="img" aria-label={phrases.cards(gain.cards)} title={phrases.cards(gain.cards)}>
          {gain.cards}
          <Icon name="sign/cards" />
        </span>
      )}
      {gain.reserve === true && (
        <span className="amount" role="img" aria-label={phrases.reserve} title={phrases.reserve}>
          <Icon name="sign/reserve" />
        </span>
      )}
      {gain.to === 'choice' && <small>{words.ofChoice}</small>}
    </>
  );
};

/** What something brings: in signs where they say it all, in words where there is more to it. */
export const Gains = ({ gains }: { readonly gains: readonly Gain[] }) => {
  const { phrases } = useCardTexts();
  const saidOf = (gain: Gain): string => gainText([gain], phrases, { when: 'fulfilled', whose: 'party' });
  return gains.map((gain, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the gains of a card never change.
    <span key={at} className="gains">
      {isPlain(gain) ? <Signs gain={gain} /> : <small>{saidOf(gain)}</small>}
    </span>
  ));
};

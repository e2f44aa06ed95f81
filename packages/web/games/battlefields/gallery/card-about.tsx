import { type ActionCard, WARRIORS, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { RULES_OF } from '@swordtable/games/battlefields/explain/cards';
import { answeredBy, answersTo } from '@swordtable/games/battlefields/text/answers';
import { Link } from 'wouter';
import { Rulings } from '../../../kit/gallery/about.tsx';
import type { Piece } from '../../../kit/gallery/pieces.ts';
import { useGalleryWords } from '../../../kit/gallery/words.ts';
import { Icon } from '../../../kit/icons/icon.tsx';
import { cardIcon } from '../board/emblems.ts';
import { WonLand } from '../board/land.tsx';
import { useBattleTexts } from '../board/texts.ts';
import { useBattleRulings } from '../rules/rulings.ts';
import { type Kind, PIECES } from './piece-texts.ts';
import './card-about.css';

const countIn = <Card,>(cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;

/** A card's emblem with its name, leading to its page. */
const ToCard = ({ card, name }: { readonly card: Warrior | ActionCard; readonly name: string }) => (
  <Link href={`/gallery/${card}`} className="to-card">
    <Icon name={cardIcon(card)} />
    {name}
  </Link>
);

/** How a type fares against each of the five. */
const Meets = ({ warrior }: { readonly warrior: Warrior }) => {
  const words = useGalleryWords().cards;
  const texts = useBattleTexts();
  const outcome = (other: Warrior): 'wins' | 'loses' | 'ties' => {
    if (CARDS.beats[warrior].includes(other)) return 'wins';
    return other === warrior ? 'ties' : 'loses';
  };
  return (
    <section className="about-part">
      <h2 className="display">{words.meets}</h2>
      <ul className="about-meets panel">
        {WARRIORS.map((other) => (
          <li key={other} data-outcome={outcome(other)}>
            <ToCard card={other} name={texts.warrior(other)} />
            <b>{words[outcome(other)]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What an action stops, and what stops it. */
const Answers = ({ action }: { readonly action: ActionCard }) => {
  const words = useGalleryWords().cards;
  const texts = useBattleTexts();
  const sentences = texts.actionAnswers(action);
  const named = new Set((['cancels', 'defeats'] as const).flatMap((how) => [...answersTo(action, how), ...answeredBy(action, how)]));
  if (sentences.length === 0) return null;
  return (
    <section className="about-part">
      <h2 className="display">{words.answers}</h2>
      <div className="about-answers panel">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="about-cards">
          {[...named].map((card) => (
            <ToCard key={card} card={card} name={texts.action(card)} />
          ))}
        </p>
      </div>
    </section>
  );
};

/** The lands that can stand in a set with this one. */
const SameColor = ({ land }: { readonly land: number }) => {
  const words = useGalleryWords().cards;
  const color = CARDS.lands[land]?.colour;
  const same = CARDS.lands.flatMap((each, index) => (color === 'any' || each.colour === color || each.colour === 'any' ? [index] : []));
  return (
    <section className="about-part">
      <h2 className="display">{words.sameColor}</h2>
      <p className="about-note">{words.sets}</p>
      <div className="about-lands">
        {same.map((each) => (
          <WonLand key={each} cards={CARDS} land={each} />
        ))}
      </div>
    </section>
  );
};

const rulingsOf = (kind: Kind): readonly string[] => {
  if ('warrior' in kind) return ['B-1', 'B-2', 'B-12', 'B-13'];
  if ('action' in kind) return [...RULES_OF[kind.action], 'B-2'];
  return 'ares' in kind ? ['B-3', 'B-5', 'B-15', 'B-17'] : ['B-3', 'B-4', 'B-17', 'R-10'];
};

/** All there is to say about a card. */
export const CardAbout = ({ piece }: { readonly piece: Piece }) => {
  const words = useGalleryWords().cards;
  const { rulingOf } = useBattleRulings();
  const kind = PIECES.get(piece.id);
  if (kind === undefined) return null;
  const count = (): string => {
    if ('warrior' in kind) return words.each(countIn(CARDS.warriors, kind.warrior));
    if ('action' in kind) return words.each(countIn(CARDS.actions, kind.action));
    return words.inDeck('ares' in kind ? CARDS.ares : 1);
  };
  return (
    <>
      <p className="about-kind">
        {piece.Mark !== undefined && <piece.Mark />}
        <b>{piece.title}</b>
        <span>{count()}</span>
      </p>
      <p className="about-text">{piece.text}</p>
      {'warrior' in kind && <Meets warrior={kind.warrior} />}
      {'action' in kind && <Answers action={kind.action} />}
      {'land' in kind && <SameColor land={kind.land} />}
      <p className="about-note">{words.ours}</p>
      <Rulings ids={rulingsOf(kind)} rulingOf={rulingOf} heading={words.rulings} text={words.rulingsText} />
    </>
  );
};

import type { Game, Json, OptionSpec, Refusal } from '@swordtable/kernel';
import { Icon } from '../../kit/icons/icon.tsx';
import { useGameText } from '../../kit/words/game-texts.ts';
import { describedGame, emblemOf } from '../home/home-games.ts';
import { withCounts } from '../home/with-counts.ts';
import { useWords } from '../words/use-words.ts';
import { type Choices, optionsFor } from './choices.ts';
import { useOpponentWords } from './opponent-words.ts';
import { useOptionConflict } from './option-conflict.ts';
import { useTermWords } from './term-words.ts';
import { useTermLines } from './terms-field.tsx';

const useValueText = (): ((spec: OptionSpec, value: Json) => string) => {
  const text = useGameText();
  const words = useWords().setup;
  return (spec, value) => {
    switch (spec.kind) {
      case 'choice':
        return text(spec.choices.find((choice) => choice.value === value)?.name ?? String(value));
      case 'flag':
        return value === true ? words.on : words.off;
      case 'count':
        return String(value);
      case 'table':
        return value === null ? words.ours : words.yours;
    }
  };
};

/** The players in a few words: the main choice if it says it all, or else everyone. */
const useWho = ({ against, others, name, terms }: Choices): string => {
  const words = useWords();
  const own = useOpponentWords();
  const { comers } = useTermWords();
  if (others.length === 0) return own.alone;
  if (others.length === 1 && against === 'link') return terms.anyone ? comers : words.setup.whoLink;
  if (others.length === 1) return against === 'hot-seat' ? words.setup.whoHotSeat : words.matches.bot(against);
  const unnamed = { here: own.here, link: own.link };
  const names = others.map((other) => (other.kind === 'bot' ? words.matches.bot(other.level) : other.name || unnamed[other.kind]));
  return [against === 'hot-seat' && name !== '' ? name : own.you, ...withCounts(names, words.matches.times)].join(', ');
};

/** The game as it's set up, always in sight, with the button that starts it. */
export const Summary = ({
  game,
  title,
  choices,
  refused,
}: {
  game: Game;
  title: string;
  choices: Choices;
  refused: Refusal | undefined;
}) => {
  const words = useWords();
  const text = useGameText();
  const valueText = useValueText();
  const termLines = useTermLines();
  const termWords = useTermWords();
  const inWords = useOptionConflict(game.options);
  const { against, seats, terms } = choices;
  const options = optionsFor(game, seats, choices.options);
  const shelved = describedGame(game.id);
  const kind = seats === 1 || (against !== 'hot-seat' && against !== 'link') ? 'bot' : against;
  const who = useWho(choices);
  const changed = game.options.filter((spec) => (options[spec.id] ?? spec.default) !== spec.default);
  return (
    <aside className="summary panel" aria-label={words.setup.summary}>
      <div className="art">
        <i className="pat" />
        <Icon name={shelved === undefined ? 'emblem/swordtable' : emblemOf(shelved)} className="em" />
      </div>
      <div className="summary-body">
        <h2 className="display">{title}</h2>
        <dl>
          <div>
            <dt>{words.setup.who}</dt>
            <dd>{who}</dd>
          </div>
          {kind === 'link' &&
            termLines(terms).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          {changed.map((spec) => (
            <div key={spec.id}>
              <dt>{text(spec.name)}</dt>
              <dd>{valueText(spec, options[spec.id] ?? spec.default)}</dd>
            </div>
          ))}
        </dl>
        {changed.length === 0 && <p className="all-default">{words.setup.allDefault}</p>}
        <p className="wrong" role="alert">
          {refused === undefined ? '' : inWords(refused)}
        </p>
        <button type="submit" className="btn lamp play" disabled={refused !== undefined}>
          {kind === 'link' && terms.anyone ? termWords.openTable : words.setup.start[kind]}
        </button>
      </div>
    </aside>
  );
};

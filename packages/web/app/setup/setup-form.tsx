import { appliesToSeats, type Game, type MatchOptions, type Refusal } from '@swordtable/kernel';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { hasRuleBook } from '../../games/index.ts';
import { titleOf } from '../home/home-games.ts';
import { LessonsLink } from '../learn/lessons-link.tsx';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { type Choices, optionsFor, startAddress } from './choices.ts';
import { OpponentPicker } from './opponent-picker.tsx';
import { OpponentsField } from './opponents-field.tsx';
import { OptionField } from './option-field.tsx';
import { Players } from './players.tsx';
import { Summary } from './summary.tsx';
import { settledTerms } from './terms.ts';
import { TermsField } from './terms-field.tsx';

/** All choices, at their defaults, and the button that starts. */
export const SetupForm = ({ game, start, note }: { game: Game; start: Choices; note: string | undefined }) => {
  const words = useWords();
  const [, go] = useLocation();
  const [choices, setChoices] = useState(start);
  const title = titleOf(words, game.id, game.name);
  const refusal = (options: MatchOptions): Refusal | undefined => game.refuses(choices.seats, optionsFor(game, choices.seats, options));
  const refused = refusal(choices.options);
  const hasBots = choices.others.some(({ kind }) => kind === 'bot');
  const settled = { ...choices, terms: settledTerms(choices.terms, hasBots) };
  const isByLink = choices.against === 'link' && choices.seats > 1;
  // Options that don't apply to this number of players are hidden; their values are kept for another number.
  const specs = game.options.filter((spec) => appliesToSeats(spec, choices.seats));
  // Wide choices come first; switches are grouped below them.
  const small = specs.filter(({ kind }) => kind === 'flag' || kind === 'count');
  const large = specs.filter((spec) => !small.includes(spec));

  const field = (spec: Game['options'][number]) => (
    <OptionField
      key={spec.id}
      game={game.id}
      specs={game.options}
      spec={spec}
      options={choices.options}
      refusal={refusal}
      onChange={(options) => setChoices({ ...choices, options })}
    />
  );

  return (
    <Page heading={words.setup.title(title)}>
      <form
        className="setup"
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          if (refused === undefined) go(startAddress(game, settled));
        }}
      >
        <div className="page-head">
          <h1 className="display">{words.setup.title(title)}</h1>
          <p>
            {note ?? words.setup.lead}{' '}
            {hasRuleBook(game.id) && (
              <Link className="inline-link" href={`/rules/${game.id}`}>
                {words.setup.readRules}
              </Link>
            )}{' '}
            <LessonsLink game={game.id} />
          </p>
        </div>
        <Summary game={game} title={title} choices={settled} refused={refused} />
        <div className="setup-choices">
          <Players game={game} choices={choices} onChange={setChoices} />
          <OpponentPicker choices={choices} onChange={setChoices} />
          <OpponentsField choices={choices} onChange={setChoices} />
          {isByLink && <TermsField terms={choices.terms} hasBots={hasBots} onChange={(terms) => setChoices({ ...choices, terms })} />}
          {large.slice(0, 1).map(field)}
          {small.length > 0 && (
            <fieldset className="panel group">
              <legend className="display">{words.setup.options}</legend>
              <div className="flags">{small.map(field)}</div>
            </fieldset>
          )}
          {large.slice(1).map(field)}
        </div>
      </form>
    </Page>
  );
};

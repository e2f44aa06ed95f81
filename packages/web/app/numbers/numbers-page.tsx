import '../gallery/filters.css';
import './numbers-page.css';
import { CATALOG, EDITIONS, type Edition } from '@swordtable/games/tile-battle/catalog';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { readStored, store } from '../../client/storage.ts';
import { pieceText } from '../../games/tile-battle/gallery/piece-texts.ts';
import { folded } from '../../kit/gallery/query.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { useLanguage } from '../../kit/words/language.ts';
import { titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { checkHero, EMPTY } from './check.ts';
import type { Draft } from './draft.ts';
import { onFieldKey, onFigure } from './field-keys.ts';
import { HeroFields } from './hero-fields.tsx';
import { Tools } from './tools.tsx';
import { useDraft } from './use-draft.ts';
import { useNumbersWords } from './words.ts';

const ONWARD = 'swordtable.numbers.onward';

/** How many of the box's heroes are done; our own aren't in the box. */
const progressOf = (edition: Edition, draft: Draft): readonly [typed: number, all: number] => {
  const box = CATALOG.filter((printed) => printed.edition === edition && !printed.house);
  return [box.filter(({ id }) => checkHero(id, draft[id] ?? EMPTY).state === 'done').length, box.length];
};

interface EditionSwitchProps {
  readonly edition: Edition;
  readonly draft: Draft;
  readonly onSwitch: (edition: Edition) => void;
}

/** The edition whose numbers are entered, and how many of each are done. */
const EditionSwitch = ({ edition, draft, onSwitch }: EditionSwitchProps) => {
  const words = useNumbersWords();
  const dictionary = useWords();
  return (
    <fieldset className="filters-facet">
      <legend className="eyebrow">{words.edition}</legend>
      <div className="switch">
        {EDITIONS.map((one) => (
          <label key={one}>
            <input type="radio" name="edition" checked={one === edition} onChange={() => onSwitch(one)} />
            <span>
              {titleOf(dictionary, one)} <small>{words.progress(...progressOf(one, draft))}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The page on which owners of the game enter the printed numbers. */
export const NumbersPage = () => {
  const words = useNumbersWords();
  const dictionary = useWords();
  const language = useLanguage();
  const search = new URLSearchParams(useSearch());
  const [, go] = useLocation();
  const edition = EDITIONS.find((one) => one === search.get('edition')) ?? EDITIONS[0];
  const [q, setQ] = useState('');
  // A finished hero stays in sight until the filter changes: nothing vanishes while typing.
  const [missing, setMissing] = useState<ReadonlySet<string>>();
  const [onward, setOnward] = useState(() => readStored(ONWARD) !== false);
  const drafting = useDraft();
  const { draft, type, reset } = drafting;
  const textsOf = (id: string): readonly string[] => draft[id] ?? EMPTY;

  const heroes = CATALOG.filter((printed) => printed.edition === edition)
    .map((printed) => ({ printed, name: pieceText(language, printed.id).name }))
    .filter(({ printed, name }) => folded(name).includes(folded(q).trim()) && (missing === undefined || missing.has(printed.id)))
    .sort((a, b) => Number(a.printed.house) - Number(b.printed.house) || a.name.localeCompare(b.name));
  const stillMissing = (): ReadonlySet<string> =>
    new Set(CATALOG.filter(({ id, house }) => !house && checkHero(id, textsOf(id)).state !== 'done').map(({ id }) => id));

  return (
    <Page heading={words.heading}>
      <div className="numbers">
        <div className="page-head">
          <h1 className="display">{words.heading}</h1>
          <p>{words.lead}</p>
        </div>
        <Tools {...drafting} edition={edition} title={titleOf(dictionary, edition)} />
        <div className="numbers-filters panel">
          <EditionSwitch
            edition={edition}
            draft={draft}
            onSwitch={(next) => {
              setMissing(undefined);
              go(`/numbers?edition=${next}`, { replace: true });
            }}
          />
          <input
            type="search"
            className="field-line numbers-search"
            aria-label={words.search}
            placeholder={words.search}
            value={q}
            maxLength={40}
            onChange={(event) => setQ(event.target.value)}
          />
          <label className="numbers-tick">
            <input
              type="checkbox"
              checked={missing !== undefined}
              onChange={(event) => setMissing(event.target.checked ? stillMissing() : undefined)}
            />
            {words.missing}
          </label>
          <label className="numbers-tick">
            <input
              type="checkbox"
              checked={onward}
              onChange={(event) => {
                setOnward(event.target.checked);
                store(ONWARD, event.target.checked);
              }}
            />
            {words.onward}
          </label>
          <p className="numbers-how">{words.how}</p>
        </div>
        <h2 className="spoken">{titleOf(dictionary, edition)}</h2>
        {heroes.length === 0 && <p className="numbers-none">{words.none}</p>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields inside. */}
        <div data-fields onKeyDown={(event) => onFieldKey(event, type)} onInput={(event) => onward && onFigure(event)}>
          <ul className="numbers-list" data-game={edition}>
            {heroes.map(({ printed, name }) => (
              <HeroFields key={printed.id} printed={printed} name={name} texts={textsOf(printed.id)} onType={type} onReset={reset} />
            ))}
          </ul>
        </div>
        <Link href="/gallery" className="btn quiet numbers-gallery">
          {words.gallery}
          <Icon name="arrow" />
        </Link>
      </div>
    </Page>
  );
};

import './menu.css';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { openAtButton } from '../../kit/layout/open-at-button.ts';
import { Switch } from '../../kit/layout/switch.tsx';
import { chooseTheme, THEMES, useTheme } from '../../kit/theme/theme.ts';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from '../../kit/words/language.ts';
import { chooseLanguage, useWords } from '../words/use-words.ts';

const ID = 'page-menu';

/** Each at the address with its name. */
const PAGES = ['opponent', 'puzzles', 'tournaments', 'gallery', 'watch', 'players', 'replays', 'analysis', 'settings', 'credits'] as const;

/** Loaded after the page is drawn: the menu is still closed then. */
const DeviceSettings = lazy(async () => ({ default: (await import('./device-settings.tsx')).DeviceSettings }));

/** Links, theme, and language. The browser opens and closes it. */
export const Menu = () => {
  const { page } = useWords();
  const theme = useTheme();
  const language = useLanguage();
  return (
    <>
      <button type="button" className="btn quiet square" popoverTarget={ID} aria-label={page.menu}>
        <Icon name="menu" />
      </button>
      <div id={ID} popover="auto" className="menu panel" onBeforeToggle={openAtButton}>
        <nav aria-label={page.menu}>
          {PAGES.map((to) => (
            <Link key={to} href={`/${to}`}>
              {page[to]}
            </Link>
          ))}
        </nav>
        <Switch name={page.theme} all={THEMES} chosen={theme} label={(one) => page.themes[one]} onChoose={chooseTheme} />
        <Switch
          name={page.language}
          all={LANGUAGES}
          chosen={language}
          label={(one) => LANGUAGE_NAMES[one]}
          onChoose={(one) => void chooseLanguage(one)}
        />
        <Suspense>
          <DeviceSettings />
        </Suspense>
      </div>
    </>
  );
};

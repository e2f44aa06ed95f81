import './menu.css';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { chooseTheme, THEMES, useTheme } from '../../kit/theme/theme.ts';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from '../../kit/words/language.ts';
import { chooseLanguage, useWords } from '../words/use-words.ts';
import { DeviceSettings } from './device-settings.tsx';

const ID = 'page-menu';

/** Where else to go, the light and the language. The browser itself opens and closes it. */
export const Menu = () => {
  const { page } = useWords();
  const theme = useTheme();
  const language = useLanguage();
  return (
    <>
      <button type="button" className="btn quiet square" popoverTarget={ID} aria-label={page.menu}>
        <Icon name="menu" />
      </button>
      <div id={ID} popover="auto" className="menu panel">
        <nav aria-label={page.menu}>
          <Link href="/gallery">{page.gallery}</Link>
          <Link href="/watch">{page.watch}</Link>
          <Link href="/replays">{page.replays}</Link>
          <Link href="/credits">{page.credits}</Link>
        </nav>
        <fieldset>
          <legend className="eyebrow">{page.theme}</legend>
          <div className="switch">
            {THEMES.map((one) => (
              <label key={one}>
                <input type="radio" name="theme" checked={theme === one} onChange={() => chooseTheme(one)} />
                <span>{page.themes[one]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="eyebrow">{page.language}</legend>
          <div className="switch">
            {LANGUAGES.map((one) => (
              <label key={one} lang={one}>
                <input type="radio" name="language" checked={language === one} onChange={() => void chooseLanguage(one)} />
                <span>{LANGUAGE_NAMES[one]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <DeviceSettings />
      </div>
    </>
  );
};

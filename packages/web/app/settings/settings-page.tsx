import './settings-page.css';
import type { ReactNode } from 'react';
import { Switch } from '../../kit/layout/switch.tsx';
import { quietRecap } from '../../kit/recap/quiet-recap.ts';
import { confirmation, density, speed } from '../../kit/settings/settings.ts';
import { chooseTheme, THEMES, useTheme } from '../../kit/theme/theme.ts';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, wordsBy } from '../../kit/words/language.ts';
import type { SameWords } from '../../kit/words/words.ts';
import { DeviceSettings, Toggle } from '../shell/device-settings.tsx';
import { Page } from '../shell/page.tsx';
import { chooseLanguage, useWords } from '../words/use-words.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const useSettingsWords = wordsBy<SameWords<typeof en>>({ en, de });

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="panel settings-section" aria-label={title}>
    <h2 className="display">{title}</h2>
    {children}
  </section>
);

const Look = () => {
  const words = useSettingsWords();
  const { themes } = useWords().page;
  const [theme, language, chosen] = [useTheme(), useLanguage(), density.use()];
  return (
    <Section title={words.look}>
      <Switch name={words.theme} all={THEMES} chosen={theme} label={(one) => themes[one]} onChoose={chooseTheme} />
      <Switch
        name={words.language}
        all={LANGUAGES}
        chosen={language}
        label={(one) => LANGUAGE_NAMES[one]}
        onChoose={(one) => void chooseLanguage(one)}
      />
      <Switch name={words.density} all={density.all} chosen={chosen} label={(one) => words.densities[one]} onChoose={density.set} />
    </Section>
  );
};

const Play = () => {
  const words = useSettingsWords();
  const [pace, confirm, isQuiet] = [speed.use(), confirmation.use(), quietRecap.use()];
  return (
    <Section title={words.play}>
      <Switch
        name={words.speed}
        text={words.speedText}
        all={speed.all}
        chosen={pace}
        label={(one) => words.speeds[one]}
        onChoose={speed.set}
      />
      <Switch
        name={words.confirmation}
        text={words.confirmationText}
        all={confirmation.all}
        chosen={confirm}
        label={(one) => words.confirmations[one]}
        onChoose={confirmation.set}
      />
      <Toggle name={words.recap} text={words.recapText} on={!isQuiet} onSwitch={(on) => quietRecap.set(!on)} />
      <p>
        <b>{words.hints}.</b> {words.hintsText}
      </p>
    </Section>
  );
};

const Shortcuts = () => {
  const words = useSettingsWords();
  return (
    <Section title={words.shortcuts}>
      {SHORTCUTS.map(({ group, shortcuts }) => (
        <div key={group} className="shortcut-group">
          <h3>{words.groups[group]}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className="kbd">
                      {words.keyName(key)}
                    </kbd>
                  ))}
                </dt>
                <dd>{words.keys[does]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  );
};

/** All settings in one place, and every keyboard shortcut. */
export const SettingsPage = () => {
  const words = useSettingsWords();
  return (
    <Page heading={words.heading}>
      <div className="settings">
        <h1 className="display">{words.heading}</h1>
        <p>{words.kept}</p>
        <div className="settings-sections">
          <div>
            <Look />
            <Play />
            <section className="panel settings-section">
              <DeviceSettings />
            </section>
          </div>
          <Shortcuts />
        </div>
      </div>
    </Page>
  );
};

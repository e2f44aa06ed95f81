import { storedChoice } from '../../client/stored-choice.ts';

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How fast the table plays events. If the device asks for reduced motion, results appear right away until a speed is chosen. */
export const speed = storedChoice('swordtable.speed', ['off', 'fast', 'normal', 'slow'], () => (prefersStill() ? 'off' : 'normal'));
type Speed = ReturnType<typeof speed.now>;

const PACES: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };
/** How much longer than at normal speed something is shown; zero where results are shown right away. */
export const paceFactor = (): number => PACES[speed.now()];

/** Tells the style sheets whether anything moves, now and after each change. */
export const startSpeed = (): void => {
  const apply = (): void => void document.documentElement.toggleAttribute('data-still', speed.now() === 'off');
  apply();
  speed.subscribe(apply);
};

/** When a selected answer needs a second action: always, only if it can't be undone, or never. */
export const confirmation = storedChoice('swordtable.confirmation', ['always', 'irreversible', 'never'], () => 'always');
export type Confirmation = ReturnType<typeof confirmation.now>;

/** The density of the page. Style sheets use `[data-density="compact"]`. */
export const density = storedChoice('swordtable.density', ['comfortable', 'compact'], () => 'comfortable');

/** Sets the page's density, now and after each change. */
export const startDensity = (): void => {
  const apply = (): void => {
    document.documentElement.dataset['density'] = density.now();
  };
  apply();
  density.subscribe(apply);
};

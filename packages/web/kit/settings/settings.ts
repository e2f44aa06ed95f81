import { storedChoice } from '../../client/stored-choice.ts';

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How fast the table plays what happens. Anyone whose device asks for less motion sees results right away, until they choose a speed. */
export const speed = storedChoice('swordtable.speed', ['off', 'fast', 'normal', 'slow'], () => (prefersStill() ? 'off' : 'normal'));
export type Speed = ReturnType<typeof speed.now>;

/** Tells the style sheets whether anything moves, now and whenever that is set. */
export const startSpeed = (): void => {
  const apply = (): void => void document.documentElement.toggleAttribute('data-still', speed.now() === 'off');
  apply();
  speed.subscribe(apply);
};

/** When an answer that is selected needs a second action: always, only where it can't be taken back, or never. */
export const confirmation = storedChoice('swordtable.confirmation', ['always', 'irreversible', 'never'], () => 'always');
export type Confirmation = ReturnType<typeof confirmation.now>;

/** How much room everything takes. Style sheets ask for `[data-density="compact"]`. */
export const density = storedChoice('swordtable.density', ['comfortable', 'compact'], () => 'comfortable');

/** Sets the page's density, now and whenever another is chosen. */
export const startDensity = (): void => {
  const apply = (): void => {
    document.documentElement.dataset['density'] = density.now();
  };
  apply();
  density.subscribe(apply);
};

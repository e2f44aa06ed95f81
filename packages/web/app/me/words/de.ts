import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  heading: 'Dein Profil',
  lead: 'Spiele unter einem Namen, den sonst niemand hat. Ohne E-Mail, ohne Passwort, ohne Tracking: Dein Browser bewahrt einen Schlüssel auf.',
  profile: {
    heading: 'Name und Wappen',
    guest: 'Du bist Gast. Mit Freunden kannst du auch ohne Profil über einen Link spielen.',
    name: 'Name',
    picture: 'Wappen',
    color: 'Farbe',
    become: 'Profil anlegen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    pictures: {
      helmet: 'Helm',
      shield: 'Schild',
      sword: 'Schwert',
      axe: 'Axt',
      laurel: 'Lorbeer',
      owl: 'Eule',
      wolf: 'Wolf',
      raven: 'Rabe',
      bull: 'Stier',
      lyre: 'Leier',
      trident: 'Dreizack',
      ship: 'Schiff',
    },
    colors: {
      crimson: 'Karmesin',
      amber: 'Bernstein',
      olive: 'Oliv',
      teal: 'Petrol',
      azure: 'Azur',
      violet: 'Violett',
      rose: 'Rosa',
      slate: 'Schiefer',
    },
  },
};

import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

/** Die Aufschriften deutscher Tastaturen. */
const KEYS: Readonly<Record<string, string>> = { Home: 'Pos1', End: 'Ende', Space: 'Leertaste' };

export const de: SameWords<typeof en> = {
  heading: 'Einstellungen',
  kept: 'Die Einstellungen werden in diesem Browser gespeichert.',
  look: 'Aussehen',
  theme: 'Design',
  language: 'Sprache',
  density: 'Dichte',
  densities: { comfortable: 'Großzügig', compact: 'Kompakt' },
  play: 'Spielen',
  speed: 'Animationen',
  speeds: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
  speedText: 'Ein Klick oder eine Taste überspringt die laufende Animation.',
  confirmation: 'Züge bestätigen',
  confirmations: { always: 'Immer', irreversible: 'Nur Unwiderrufliches', never: 'Nie' },
  confirmationText: 'Auswählen zeigt das Ergebnis, ein zweiter Klick oder die Eingabetaste spielt. Bei „Nie“ genügt ein Klick.',
  recap: '„Seit deinem letzten Zug“ automatisch öffnen',
  recapText: 'Nach zwei oder mehr Zügen der anderen.',
  hints: 'Tipps',
  hintsText:
    'Gegen Bots gibt es immer Tipps. Zwischen Menschen sind sie aus, es sei denn, die Partie erlaubt sie. Das wählst du beim Vorbereiten.',
  shortcuts: 'Tastenkürzel',
  groups: {
    everywhere: 'In jedem Spiel',
    tiles: 'Olympus und Asgard',
    swords: 'Swordcrafters',
    contracts: 'Contracts',
    replay: 'Aufzeichnungen',
  },
  keyName: (key) => KEYS[key] ?? key.replace('Shift+', 'Umschalt+'),
  keys: {
    tab: 'Zum nächsten Teil des Tisches',
    arrows: 'Zwischen Feldern, Karten oder Zeilen des Verlaufs wechseln',
    enter: 'Auswählen; noch einmal zum Spielen',
    escape: 'Auswahl abbrechen oder Geöffnetes schließen',
    why: 'Erklären, was gerade im Fokus ist',
    rotate: 'Plättchen nach rechts drehen',
    rotateBack: 'Plättchen nach links drehen',
    sides: 'Plättchen auf Seite 1 bis 4 bauen',
    next: 'Zur nächsten möglichen Aktion',
    question: 'Zur Frage',
    inspect: 'Karte ganz zeigen',
    stepKeys: 'Einen Schritt zurück oder vor',
    ends: 'Zum Anfang oder zum Ende',
    playPause: 'Abspielen oder anhalten',
  },
};

import type { SameWords } from '../../../../kit/words/words.ts';
import type { AsgardWords } from './asgard.en.ts';

export const asgard: SameWords<AsgardWords> = {
  lessons: {
    draft: {
      title: 'Nimm ein Plättchen',
      text: 'Zwölf Helden liegen offen. Du nimmst einen, dann der Bot, und so weiter, bis keiner mehr da ist: sechs für jeden. Klicke einen an und bestätige. Der Ritter ist stark.',
    },
    hands: {
      title: 'Nichts wird abgelegt',
      text: 'In Olympus wird einer von sieben Helden abgelegt. Hier bekommt der Bot, was du liegen lässt. Du siehst seine Hand immer; nimm also auch, was dir schaden würde.',
    },
    terrain: {
      title: 'Das Gelände',
      text: 'Das graue Plättchen gehört niemandem und tut hier nichts. Andere Gelände schon: Ragnarök nimmt zwischen den Runden sechs Helden weg, bei Yggdrasil zieht ihr vom Stapel, statt zu wählen, und in Niflheim kämpfen umgedrehte Helden weiter.',
    },
    variants: {
      title: 'Andere Spielarten',
      text: 'Vor einer Partie kannst du noch mehr ändern: das Gelände weglassen, es in die Mitte legen, sodass alle Ränder von Anfang an feststehen, oder die Helden von Olympus dazumischen.',
    },
    tie: {
      title: 'Bei Gleichstand geht es weiter',
      text: 'Habt ihr nach Runde zwei gleich viele Punkte, kommen die Helden zurück in den Stapel. Nur das Gelände bleibt, und ihr spielt eine weitere Runde mit zwölf Plättchen, bis jemand vorn liegt.',
    },
  },
  once: (name) => `${name} zählt einmal`,
  onceText: (text) => `„${text}“ Der Held zählt also nur einmal. Bleibt er für Runde zwei liegen, bringt er nichts mehr.`,
  alwaysText: (text) =>
    `„${text}“ In Asgard beginnt das erst nach dem eigenen Kampf des Helden. Dann gilt es, solange das Plättchen liegt.`,
};

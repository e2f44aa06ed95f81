import type { Refusal } from '@swordtable/kernel';
import { type Language, useLanguage } from './language.ts';

/**
 * Why something was refused, by its code. Refusals speak English; here is what German says, in general words. English has those whose
 * own sentence speaks to programs and not to people.
 */
export const REFUSALS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'bad-company':
      'The address of this match does not say who sits on each of the other seats, or it mixes people at this device with people who get a link.',
    'no-key': 'This browser no longer has the key to your seat. Ask whoever invited you for a new link.',
    'not-your-seat': 'This seat is not played from this browser. If it is yours, ask whoever invited you for a new link.',
    'cross-site': 'Another site made your browser ask for this; nothing was done.',
    malformed: 'The service did not understand this page. Reload it, then try again.',
    'unknown-address': 'The service did not understand this page. Reload it, then try again.',
    stale: 'Something happened in the meantime. Look again, then answer.',
  },
  de: {
    'agreed-already': 'Das hast du schon gesagt; die anderen müssen auch noch zustimmen.',
    'answer-refused': 'In dieser Partie steht ein Zug, den die Regeln nicht erlauben.',
    'bad-answer': 'Der Server hat etwas Unverständliches geantwortet. Lade die Seite neu und versuche es noch einmal.',
    'bad-budget': 'Diesen Bot gibt es nicht.',
    'bad-cards':
      'In dieser Datei mit Karten stimmt etwas nicht: Jeder Typ braucht seine Anzahl, und jedes Land Namen, Art, Farbe und Wert.',
    'bad-company':
      'Die Adresse dieser Partie sagt nicht zu jedem der anderen Plätze, wer dort sitzt, oder mischt Leute an diesem Gerät mit Leuten, die einen Link bekommen.',
    'bad-option': 'Das passt nicht zu den anderen Optionen.',
    'bad-pieces':
      'In dieser Datei mit Spielteilen stimmt etwas nicht: Jedes Plättchen braucht seine Anzahl, jede Magiekarte zwei Seiten, jede Solokarte vier Schnitte.',
    'bad-record': 'Das ist nicht die Datei einer Partie.',
    'bad-redeal': 'In dieser Partie steht ein Abzweig, den es nicht geben kann.',
    'bad-scene': 'Diese Stellung lässt sich nicht lesen.',
    'bad-seats': 'Dieses Spiel wird nicht zu so vielen gespielt.',
    'bad-terms': 'Der Link zu dieser Partie verlangt Bedingungen, die es nicht gibt.',
    'bad-tiles': 'In dieser Datei mit Zahlen stimmt etwas nicht: Zu jedem Helden gehören vier ganze Zahlen von 0 bis 9.',
    begun: 'Die Partie hat begonnen und lässt sich nicht mehr absagen.',
    'bot-answers': 'Gleich antwortet ein Bot für dich; danach kannst du zurückkommen.',
    closed: 'Der Tisch wurde verlassen.',
    'course-away': 'Die Lektionen ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
    'cross-site': 'Eine andere Seite wollte das durch deinen Browser; es ist nichts geschehen.',
    elsewhere: 'Diese Partie ist in einem anderen Fenster offen und dort weitergegangen. Lade diese Seite neu.',
    'game-away': 'Die Regeln dieses Spiels ließen sich nicht laden. Geh einmal online und öffne es noch einmal.',
    'game-over': 'Die Partie ist zu Ende.',
    'hash-mismatch': 'Diese Partie endet nicht so, wie es in der Datei steht.',
    'hints-off': 'In dieser Partie zwischen Menschen sind Tipps ausgeschaltet.',
    internal: 'Hier ist etwas kaputtgegangen. Versuche es noch einmal; nichts geschieht doppelt.',
    malformed: 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuche es noch einmal.',
    'match-broken': 'Was von dieser Partie aufgehoben ist, lässt sich nicht mehr lesen.',
    'match-diverged': 'Was von dieser Partie aufgehoben ist, führt nicht mehr dorthin, wo sie stand.',
    'match-exists': 'Eine Partie mit diesem Namen gibt es schon.',
    'may-not-watch': 'Diese Partie ist privat: Zum Zusehen braucht es den Link dafür.',
    'no-connection': 'Der Server ist gerade nicht zu erreichen.',
    'no-course': 'Zu diesem Spiel gibt es keine Lektionen.',
    'no-file': 'Es ist keine Datei offen. Wähle sie noch einmal aus.',
    'no-hint': 'Dem Bot ist nicht rechtzeitig etwas eingefallen.',
    'no-invitation': 'Dieser Link gilt hier nicht. Bitte um einen neuen.',
    'no-key': 'Dieser Browser hat den Schlüssel zu deinem Platz nicht mehr. Bitte um einen neuen Link, wo du eingeladen wurdest.',
    'no-plan': 'Wie dein nächster Zug aussehen wird, lässt sich jetzt nicht sagen.',
    'no-step': 'So weit geht diese Partie nicht.',
    'no-tiles': 'In dieser Datei stehen keine Zahlen für Helden.',
    'no-why': 'Dazu gibt es nichts zu erklären.',
    'not-an-option': 'Das steht gerade nicht zur Wahl.',
    'not-away': 'Du spielst diesen Platz schon selbst.',
    'not-begun': 'Die Partie hat noch nicht begonnen.',
    'not-host': 'Das kann nur, wer die Partie begonnen hat.',
    'not-json': 'Diese Datei lässt sich nicht lesen.',
    'not-open': 'Der Verlauf dieser Partie liegt nicht offen.',
    'not-over': 'Eine Revanche gibt es erst, wenn die Partie zu Ende gespielt ist.',
    'not-waited-for': 'Auf diesen Platz wartet gerade niemand.',
    'not-your-decision': 'Du bist gerade nicht gefragt.',
    'not-your-seat': 'Dieser Platz wird nicht aus diesem Browser gespielt. Ist es deiner, dann bitte um einen neuen Link.',
    'order-malformed': 'Diese Anweisung lässt sich nicht lesen. Plane den Zug noch einmal.',
    'order-your-turn': 'Danach wirst du gerade gefragt: Antworte selbst.',
    'orders-too-many': 'Mehr als fünf Anweisungen lassen sich nicht geben.',
    'open-already': 'Hier ist schon eine Partie offen.',
    patience: 'Für diesen Zug ist noch Zeit; warte noch etwas.',
    resigned: 'Du hast diese Partie aufgegeben.',
    removed:
      'Dieser Browser hat diese Partie nicht mehr: Sie wurde in einem anderen Fenster entfernt oder mit allem, was diese Seite hier aufgehoben hatte.',
    'rules-gone': 'Diese Partie wurde nach einer Fassung der Regeln gespielt, die es hier nicht gibt.',
    'seat-handed': 'Gerade spielt ein Bot auf deinem Platz. Spiele erst selbst weiter.',
    'seat-is-bot': 'Auf diesem Platz spielt ein Bot.',
    'seat-taken': 'Dieser Platz ist schon besetzt; ein Link zu einem Platz gilt nur einmal.',
    'shutting-down': 'Der Server wird gerade neu gestartet. Versuche es gleich noch einmal.',
    stale: 'Inzwischen ist etwas geschehen. Sieh noch einmal hin, dann antworte.',
    'storage-away': 'Gerade lässt sich nichts aufheben. Versuche es später noch einmal.',
    'storage-full': 'Es ist kein Platz mehr, deshalb ist nichts geschehen. Entferne eine alte Partie und versuche es noch einmal.',
    'too-busy': 'Gerade ist zu viel los. Versuche es gleich noch einmal.',
    'too-large': 'Das ist zu groß.',
    'too-long': 'In dieser Partie ist so viel geschehen, dass das nicht mehr geht.',
    'too-many-devices': 'Dieser Platz wird schon von zu vielen Geräten gespielt.',
    'too-many-links': 'Zu diesem Platz sind schon zu viele Links offen.',
    'too-many-requests': 'Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.',
    'too-many-streams': 'Du hast zu viele Tische offen. Schließe einen davon.',
    'too-many-watchers': 'Dieser Partie sehen schon zu viele zu.',
    'too-slow': 'Die Anfrage kam nicht rechtzeitig an. Versuche es noch einmal.',
    'takeback-alone': 'Außer dir spielt hier niemand, den du fragen müsstest.',
    'takeback-declined': 'Deine Bitte wurde abgelehnt. Nach deiner nächsten Antwort kannst du wieder fragen.',
    'takeback-granted': 'Du hast schon zugestimmt.',
    'takeback-none': 'Gerade bittet niemand um eine Rücknahme.',
    'takeback-own': 'Du hast selbst darum gebeten; die anderen müssen zustimmen.',
    'takeback-pending': 'Es wurde schon um eine Rücknahme gebeten.',
    'takeback-too-often': 'In dieser Partie kann um keine Rücknahme mehr gebeten werden.',
    'undo-branched': 'Seit dem Abzweig hast du noch nichts gespielt; was davor war, bleibt.',
    'undo-nothing': 'Du hast noch nichts gespielt.',
    'undo-over': 'Nur in einer laufenden Partie lässt sich etwas zurücknehmen.',
    'undo-redo': 'Jemand anders hat schon darauf geantwortet und müsste es noch einmal tun.',
    'undo-revealed': 'Seither hat der Zufall entschieden oder etwas Verdecktes wurde sichtbar; das lässt sich nicht zurücknehmen.',
    'undo-too-often': 'In dieser Partie wurde so viel zurückgenommen, dass es nicht mehr geht.',
    'undo-turn': 'Der Zug ist vorbei; was ihn beendet hat, lässt sich nicht zurücknehmen.',
    'unknown-address': 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuche es noch einmal.',
    'unknown-bot': 'Diesen Bot gibt es nicht.',
    'unknown-game': 'Dieses Spiel gibt es hier nicht.',
    'unknown-match': 'Diese Partie gibt es hier nicht.',
    'unknown-opponent': 'So jemanden gibt es hier nicht zum Spielen.',
    'unknown-option': 'Eine solche Option hat dieses Spiel nicht.',
    'unknown-seat': 'Einen solchen Platz hat diese Partie nicht.',
    'unknown-step': 'So weit ist diese Partie nicht gekommen.',
    'worker-broken': 'Der Teil der Seite, der die Partie hält, ist ausgefallen. Lade sie neu: Alles bis hierher ist aufgehoben.',
    'wrong-game': 'Das ist eine Partie eines anderen Spiels.',
    'wrong-version': 'Diese Partie wurde nach einer anderen Fassung der Regeln gespielt.',
  },
};

/** Says why something was refused in the language that is spoken; what is not known there says so itself. */
export const useRefusal = (): ((refusal: Refusal) => string) => SAYING[useLanguage()];

const sayIn =
  (language: Language) =>
  ({ code, sentence }: Refusal): string => {
    const known = REFUSALS[language];
    return Object.hasOwn(known, code) ? (known[code] ?? sentence) : sentence;
  };

/** The same function for as long as the language is the same, so that effects may depend on it. */
const SAYING: Readonly<Record<Language, (refusal: Refusal) => string>> = { en: sayIn('en'), de: sayIn('de') };

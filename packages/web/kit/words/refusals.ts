import type { Refusal } from '@swordtable/kernel';
import { type Language, useLanguage } from './language.ts';

/**
 * Why something was refused, by code. Refusals speak English; German has general sentences here. English has one only where a refusal's own
 * sentence addresses programs instead of people.
 */
export const REFUSALS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'bad-company': 'The link to this match doesn’t say who plays each seat, or mixes people at this device with people who get a link.',
    'no-key': 'This browser no longer has the key to your seat. Ask the person who invited you for a new link.',
    'not-your-seat': 'This seat isn’t played from this browser. If it’s yours, ask the person who invited you for a new link.',
    'cross-site': 'The request came from another site. Nothing was done.',
    'no-socket': 'This address is for WebSockets.',
    malformed: 'The server didn’t understand this page. Reload it, then try again.',
    'unknown-address': 'The server didn’t understand this page. Reload it, then try again.',
    stale: 'Something has happened since. Check the table, then answer.',
  },
  de: {
    'agreed-already': 'Du hast schon zugestimmt; die anderen noch nicht.',
    'answer-refused': 'In dieser Partie ist ein Zug, den die Regeln nicht erlauben.',
    'bad-answer': 'Der Server hat etwas Unverständliches geantwortet. Lade die Seite neu und versuche es noch einmal.',
    'bad-budget': 'Diesen Bot gibt es nicht.',
    'bad-cards':
      'In dieser Datei mit Karten stimmt etwas nicht: Jeder Typ braucht seine Anzahl, und jedes Land Namen, Art, Farbe und Wert.',
    'bad-company':
      'Der Link zu dieser Partie sagt nicht, wer auf jedem Platz sitzt, oder mischt Leute an diesem Gerät mit Leuten, die einen Link bekommen.',
    'bad-option': 'Das passt nicht zu den anderen Optionen.',
    'bad-pieces':
      'In dieser Datei mit Spielteilen stimmt etwas nicht: Jedes Plättchen braucht seine Anzahl, jede Magiekarte zwei Seiten, jede Solokarte vier Schnitte.',
    'bad-record': 'Das ist nicht die Datei einer Partie.',
    'bad-redeal': 'In dieser Partie ist ein Abzweig, den es nicht geben kann.',
    'bad-scene': 'Diese Stellung lässt sich nicht lesen.',
    'bad-seats': 'Dieses Spiel geht nicht mit so vielen Spielern.',
    'bad-terms': 'Der Link zu dieser Partie hat ungültige Bedingungen.',
    'bad-tiles': 'In dieser Datei mit Zahlen stimmt etwas nicht: Zu jedem Helden gehören vier ganze Zahlen von 0 bis 9.',
    begun: 'Die Partie hat begonnen und lässt sich nicht mehr absagen.',
    'bot-answers': 'Gleich antwortet ein Bot für dich. Danach kannst du zurückkommen.',
    closed: 'Der Tisch wurde verlassen.',
    'course-away': 'Die Lektionen ließen sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.',
    'cross-site': 'Die Anfrage kam von einer anderen Website. Es ist nichts passiert.',
    'no-socket': 'Diese Adresse ist für WebSockets.',
    elsewhere: 'Diese Partie ist in einem anderen Fenster offen und dort weitergegangen. Lade diese Seite neu.',
    'game-away': 'Die Regeln dieses Spiels ließen sich nicht laden. Geh einmal online und öffne das Spiel noch einmal.',
    'game-over': 'Die Partie ist zu Ende.',
    'hash-mismatch': 'Diese Partie endet nicht so, wie es in der Datei steht.',
    'hints-off': 'In dieser Partie zwischen Menschen sind Tipps ausgeschaltet.',
    internal: 'Hier ist etwas schiefgegangen. Versuche es noch einmal; nichts passiert doppelt.',
    malformed: 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuche es noch einmal.',
    'match-broken': 'Die gespeicherte Partie lässt sich nicht mehr lesen.',
    'match-diverged': 'Die gespeicherte Partie ergibt nicht mehr dieselbe Stellung.',
    'match-exists': 'Eine Partie mit diesem Namen gibt es schon.',
    'may-not-watch': 'Diese Partie ist privat. Zum Zuschauen brauchst du den Link dafür.',
    'no-connection': 'Der Server ist gerade nicht erreichbar.',
    'no-course': 'Zu diesem Spiel gibt es keine Lektionen.',
    'no-file': 'Es ist keine Datei offen. Wähle sie noch einmal aus.',
    'no-hint': 'Der Bot hat nicht rechtzeitig einen Zug gefunden. Versuche es noch einmal.',
    'no-invitation': 'Dieser Link gilt hier nicht. Bitte um einen neuen.',
    'no-key': 'Dieser Browser hat den Schlüssel zu deinem Platz nicht mehr. Bitte um einen neuen Link.',
    'no-plan': 'Dein nächster Zug lässt sich gerade nicht planen.',
    'no-step': 'So weit geht diese Partie nicht.',
    'no-tiles': 'Diese Datei enthält keine Zahlen für Helden.',
    'no-why': 'Dazu gibt es nichts zu erklären.',
    'not-an-option': 'Das steht gerade nicht zur Wahl.',
    'not-away': 'Du spielst diesen Platz schon selbst.',
    'not-begun': 'Die Partie hat noch nicht begonnen.',
    'not-operator': 'Das kann nur, wer den Server betreibt.',
    'not-host': 'Das kann nur, wer die Partie erstellt hat.',
    'not-json': 'Diese Datei lässt sich nicht lesen.',
    'not-open': 'Der Verlauf dieser Partie ist nicht öffentlich.',
    'not-over': 'Eine Revanche gibt es erst, wenn die Partie zu Ende gespielt ist.',
    'not-waited-for': 'Auf diesen Platz wartet gerade niemand.',
    'not-your-decision': 'Du bist gerade nicht dran.',
    'not-your-seat': 'Dieser Platz wird nicht aus diesem Browser gespielt. Wenn es deiner ist, bitte um einen neuen Link.',
    'order-malformed': 'Diese Anweisung lässt sich nicht lesen. Plane den Zug noch einmal.',
    'order-your-turn': 'Diese Frage kannst du jetzt selbst beantworten.',
    'orders-too-many': 'Du kannst höchstens fünf Anweisungen geben.',
    'open-already': 'Hier ist schon eine Partie offen.',
    patience: 'Für diesen Zug ist noch Zeit; warte noch etwas.',
    resigned: 'Du hast diese Partie aufgegeben.',
    removed:
      'Dieser Browser hat diese Partie nicht mehr. Sie wurde in einem anderen Fenster entfernt, oder die Daten dieser Seite wurden gelöscht.',
    'rules-gone': 'Diese Partie wurde nach einer Regelversion gespielt, die es hier nicht gibt.',
    'seat-handed': 'Gerade spielt ein Bot auf deinem Platz. Übernimm ihn zuerst wieder.',
    'seat-is-bot': 'Auf diesem Platz spielt ein Bot.',
    'seat-taken': 'Dieser Platz ist schon besetzt; ein Link zu einem Platz gilt nur einmal.',
    'shutting-down': 'Der Server wird gerade neu gestartet. Versuche es gleich noch einmal.',
    stale: 'Inzwischen ist etwas passiert. Sieh dir den Tisch an, dann antworte.',
    'storage-away': 'Gerade lässt sich nichts speichern. Versuche es später noch einmal.',
    'storage-full': 'Der Speicher ist voll, deshalb ist nichts passiert. Entferne eine alte Partie und versuche es noch einmal.',
    'too-busy': 'Gerade ist zu viel los. Versuche es gleich noch einmal.',
    'too-large': 'Das ist zu groß.',
    'too-long': 'Das Protokoll dieser Partie ist voll. Du kannst nur noch spielen, aufgeben oder gehen.',
    'too-many-devices': 'Dieser Platz wird schon von zu vielen Geräten gespielt.',
    'too-many-links': 'Zu diesem Platz sind schon zu viele Links offen.',
    'too-many-requests': 'Das waren zu viele Anfragen. Warte kurz und versuche es noch einmal.',
    'too-many-streams': 'Du hast zu viele Tische offen. Schließe einen davon.',
    'too-many-watchers': 'Diese Partie hat schon zu viele Zuschauer.',
    'too-slow': 'Die Anfrage kam nicht rechtzeitig an. Versuche es noch einmal.',
    'takeback-alone': 'Außer dir spielt hier niemand, den du fragen müsstest.',
    'takeback-declined': 'Deine Bitte wurde abgelehnt. Nach deiner nächsten Antwort kannst du wieder fragen.',
    'takeback-granted': 'Du hast schon zugestimmt.',
    'takeback-none': 'Gerade bittet niemand um eine Rücknahme.',
    'takeback-own': 'Du hast selbst darum gebeten; die anderen müssen zustimmen.',
    'takeback-pending': 'Es wurde schon um eine Rücknahme gebeten.',
    'takeback-too-often': 'In dieser Partie kann um keine Rücknahme mehr gebeten werden.',
    'undo-branched': 'Seit dem Abzweig hast du noch nichts gespielt; was davor war, bleibt.',
    'undo-nothing': 'Es gibt noch nichts zurückzunehmen.',
    'undo-over': 'Nur in einer laufenden Partie lässt sich etwas zurücknehmen.',
    'undo-redo': 'Jemand anders hat schon darauf geantwortet und müsste es noch einmal tun.',
    'undo-revealed': 'Seitdem hat der Zufall entschieden, oder etwas Verdecktes wurde aufgedeckt. Das lässt sich nicht zurücknehmen.',
    'undo-too-often': 'In dieser Partie wurde zu oft etwas zurückgenommen.',
    'undo-turn': 'Der Zug ist vorbei; was ihn beendet hat, lässt sich nicht zurücknehmen.',
    'unknown-address': 'Der Server hat diese Seite nicht verstanden. Lade sie neu und versuche es noch einmal.',
    'unknown-bot': 'Diesen Bot gibt es nicht.',
    'unknown-game': 'Dieses Spiel gibt es hier nicht.',
    'unknown-match': 'Diese Partie gibt es hier nicht.',
    'unknown-opponent': 'Einen solchen Spieler gibt es hier nicht.',
    'unknown-option': 'Eine solche Option hat dieses Spiel nicht.',
    'unknown-seat': 'Einen solchen Platz hat diese Partie nicht.',
    'unknown-step': 'So weit ist diese Partie nicht gekommen.',
    'worker-broken': 'Der Teil der Seite, der die Partie verwaltet, ist ausgefallen. Lade sie neu. Bis hierher ist alles gespeichert.',
    'wrong-game': 'Das ist eine Partie eines anderen Spiels.',
    'wrong-version': 'Diese Partie wurde nach einer anderen Regelversion gespielt.',
  },
};

/** Why something was refused, in the current language; an unknown refusal speaks for itself. */
export const useRefusal = (): ((refusal: Refusal) => string) => SAYING[useLanguage()];

const sayIn =
  (language: Language) =>
  ({ code, sentence }: Refusal): string => {
    const known = REFUSALS[language];
    return Object.hasOwn(known, code) ? (known[code] ?? sentence) : sentence;
  };

/** Stable as long as the language is, so that effects can depend on it. */
const SAYING: Readonly<Record<Language, (refusal: Refusal) => string>> = { en: sayIn('en'), de: sayIn('de') };

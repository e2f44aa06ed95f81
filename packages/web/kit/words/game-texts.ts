import { type Language, useLanguage } from './language.ts';

/**
 * The games speak English; these are their sentences in German, keyed by the sentence. If a game changes one, its translation is no longer
 * found, so it can't become wrong.
 */
export const GAME_TEXTS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  de: {
    Terrain: 'Gelände',
    'The tile the board grows from, with a rule of its own. Terrains of the other edition need mixed decks.':
      'Das Plättchen, von dem aus das Brett wächst, mit einer eigenen Regel. Gelände der anderen Ausgabe brauchen gemischte Stapel.',
    'Mount Olympus': 'Olymp',
    'At the end of each round, every hero touching Mount Olympus earns its controller 1 point.':
      'Am Ende jeder Runde bringt jeder Held, der den Olymp berührt, seinem Besitzer 1 Punkt.',
    Parthenon: 'Parthenon',
    'While a cell next to Parthenon can be used, tiles must be placed there.':
      'Solange neben dem Parthenon Platz ist, muss dort gelegt werden.',
    'River Styx': 'Styx',
    'At the end of your turn, you may move one hero, except on the last turn of the round.':
      'Am Ende deines Zuges darfst du einen Helden versetzen, außer im letzten Zug der Runde.',
    Tartarus: 'Tartaros',
    'In each draft phase, your first pick goes to your opponent, and theirs to you.':
      'In jeder Auswahl geht das erste Plättchen, das du nimmst, an den Gegner, und seins an dich.',
    Asgard: 'Asgard',
    'No effect. A quiet place to start.': 'Ohne Wirkung. Ein ruhiger Ort zum Anfangen.',
    Ragnarök: 'Ragnarök',
    'After round 1 is scored, the players take turns removing a hero until six are gone. The player who went first in round 1 starts.':
      'Nach der Wertung von Runde 1 entfernt ihr abwechselnd einen Helden, bis sechs fehlen. Es beginnt, wer in Runde 1 angefangen hat.',
    Yggdrasil: 'Yggdrasil',
    'One round, no draft. Each turn, look at the top two tiles of the deck: place one and put the other at the bottom.':
      'Eine Runde, keine Auswahl. Sieh dir in jedem Zug die obersten zwei Plättchen an: Lege eins, und schiebe das andere unter den Stapel.',
    Niflheim: 'Niflheim',
    'A hero flipped in battle battles next, without its placement ability. Each hero battles at most once per turn.':
      'Ein im Kampf umgedrehter Held kämpft als Nächster, ohne Legefähigkeit. Jeder Held kämpft höchstens einmal pro Zug.',
    'No terrain': 'Kein Gelände',
    'The board starts empty.': 'Das Brett ist am Anfang leer.',
    Random: 'Zufall',
    'One of the terrains, drawn at the start.': 'Eines der Gelände, zu Beginn gezogen.',
    'Mixed decks': 'Gemischte Stapel',
    'Shuffles the heroes of both editions into one deck.': 'Mischt die Helden beider Ausgaben in einen Stapel.',
    'Terrain in the center': 'Gelände in der Mitte',
    'The terrain is the center of the five-by-five board, so all margins are locked from the start.':
      'Das Gelände ist die Mitte des Bretts von fünf mal fünf, also stehen alle Ränder von Anfang an fest.',
    'House heroes': 'Hausgemachte Helden',
    'Adds four heroes of our own to those of Olympus.': 'Ergänzt Olympus um vier eigene Helden.',
    Hikaru: 'Hikaru',
    'Keeps Hikaru in the deck even if the terrain can’t move.':
      'Lässt Hikaru auch dann im Stapel, wenn das Gelände nicht versetzt werden kann.',
    'Who starts': 'Wer beginnt',
    'Who goes first in round 1.': 'Wer in Runde 1 zuerst an der Reihe ist.',
    'Chance decides.': 'Der Zufall entscheidet.',
    'Bid to go second': 'Bieten, wer beginnt',
    'For even chances: one player names a price in points for going second; the other pays it, or goes first and gets it.':
      'Für gleiche Chancen: Einer nennt einen Preis in Punkten dafür, als Zweiter zu spielen; der andere zahlt ihn, oder er beginnt und bekommt ihn.',
    Red: 'Rot',
    'Red goes first.': 'Rot beginnt.',
    Blue: 'Blau',
    'Blue goes first.': 'Blau beginnt.',
    'The terrain "…" is not of this edition; it can be used with mixed decks.':
      '„…“ gehört nicht zu dieser Ausgabe. Du brauchst dafür gemischte Stapel.',
    'Without a terrain, there is nothing to center.': 'Ohne Gelände gibt es nichts, was in der Mitte liegen könnte.',
    'The house heroes belong to Olympus; Asgard has them with mixed decks only.':
      'Die hausgemachten Helden gehören zu Olympus; in Asgard gibt es sie nur mit gemischten Stapeln.',
    'Who has the start token in round 1. It changes hands every round.':
      'Wer in Runde 1 das Startzeichen hat; es wechselt jede Runde die Seite.',
    'Red starts.': 'Rot beginnt.',
    'Blue starts.': 'Blau beginnt.',
    Cards: 'Karten',
    'Your own file of cards, such as those of your box.':
      'Eine Datei mit Karten, die statt unserer gelten, etwa mit denen deiner Schachtel.',
    'Magic cards': 'Magiekarten',
    'Which faces of the three magic cards are used.': 'Welche Seiten der drei Magiekarten gelten.',
    Beginner: 'Einfach',
    'The most or the fewest gems of one or two colors.': 'Die meisten oder die wenigsten Edelsteine von ein oder zwei Farben.',
    Intermediate: 'Anspruchsvoll',
    'Pairs, triads, and differences.': 'Paare, Trios und Abstände.',
    Mixed: 'Gemischt',
    'Random for each card.': 'Bei jeder Karte entscheidet der Zufall.',
    'Dual wielding': 'Zwei Schwerter',
    'Each player crafts two swords, and both score.': 'Zu zweit schmiedet jede Seite zwei Schwerter, und beide werden gewertet.',
    Lightweight: 'Leichtgewicht',
    'Beginner faces only. Only the best side of each sword scores for quality, at 5 points per gem.':
      'Nur einfache Magie, und nur die beste Seite eines Schwerts zählt, fünf Punkte je Edelstein.',
    Opponents: 'Gegner',
    'How many finished swords you have to beat in a solo game.': 'Allein: wie viele fertige Schwerter zu schlagen sind.',
    Pieces: 'Spielteile',
    'Your own file of pieces, such as those of your box.':
      'Eine Datei mit Spielteilen, die statt unserer gelten, etwa mit denen deiner Schachtel.',
    'Dual wielding is for two players.': 'Zwei Schwerter gibt es nur zu zweit.',
    'The lightweight game uses the beginner faces.': 'Leichtgewicht wird mit einfacher Magie gespielt.',
    Numbers: 'Zahlen',
    'A file with your own numbers for the tiles, such as those printed in your box.':
      'Eine Datei mit Zahlen, die statt unserer gelten, etwa mit den gedruckten.',
  },
};

/** A game's sentence in the current language; one without a translation stays as it is. */
export const useGameText = (): ((text: string) => string) => {
  const language = useLanguage();
  return (text) => (language === 'en' ? text : (GAME_TEXTS[language][text] ?? text));
};

// Signs of translated or British English, and what to write instead. A space in a pattern also matches a line break inside a comment.

/** A word within any name or text, whatever surrounds it: `neighbour` also matches `neighbourOf`. */
const SPELLINGS = [
  ['colour', 'color'],
  ['centre', 'center'],
  ['armour', 'armor'],
  ['neighbour', 'neighbor'],
  ['behaviour', 'behavior'],
  ['favour', 'favor'],
  ['flavour', 'flavor'],
  ['honour', 'honor'],
  ['rumour', 'rumor'],
  ['harbour', 'harbor'],
  ['labour', 'labor'],
  ['fulfil(?!l)', 'fulfill'],
  ['defence', 'defense'],
  ['licence', 'license'],
  ['catalogue', 'catalog'],
  ['artefact', 'artifact'],
  ['\\bgrey', 'gray'],
  ['\\bplough', 'plow'],
  [
    '(?:recogn|organ|summar|optim|minim|maxim|initial|normal|serial|random|priorit|real|util|custom|apolog)is(?:e|ed|es|ing|ation)\\b',
    '-ize',
  ],
  ['(?:analys)(?:e|ed|es|ing)\\b(?<!analyses)', 'analyze'],
  ['\\b(?:travell|cancell|labell|modell|signall|levell)(?:ed|ing|er)\\b', 'one l'],
  ['\\btowards\\b', 'toward'],
  ['\\b(?:whilst|amongst|learnt|burnt|spelt|dreamt)\\b', 'while, among, learned, burned'],
  ['\\bper cent\\b', 'percent'],
];

/** Words and phrases that no native speaker would write here. */
const PHRASES = [
  ['whoever', 'anyone who; the player who'],
  ['whom', 'who, or turn the sentence around'],
  ['whither|thither|hither|thereby|therein|thereof|herein|whereby|wherein', 'where, there, which'],
  ['so (?:many|much)(?! (?:as|that|more|better|faster|easier|for|so)\\b)', 'N, that many, a time limit'],
  ['anew', 'again'],
  ['all the same', 'still'],
  ['by (?:itself|themselves)', 'automatically; alone'],
  ['besides', 'also'],
  ['(?<!all )at once', 'immediately; at the same time'],
  ['stands(?! (?:in for|for|out|still|up)\\b)', 'is, appears'],
  ['stand (?:here|there|on|at|above|below|beside|under|behind)', 'be, appear'],
  ['go(?:es)? on(?! (?:top|the|a|an|its|your|their|his|her|any|each|every|one|to)\\b)', 'continue'],
  ['comes? so far', 'when the time comes'],
  ['comes? to (?:light|nothing)', 'is revealed; fails'],
  ['comes up', 'appears'],
  ["(?:can ?not|can[’']t|can|could|to|may) be had", 'is available'],
  ['looked at', 'checked'],
  ['held to', 'checked against'],
  ['(?:for|in|at|of) one moment|one moment …', 'at a point in time; Loading…'],
  ['at a glance', 'quickly'],
  ['by the dice', 'at random'],
  ['(?<!(?:as|than) )usual', 'default'],
  ['nobody of', 'no one in'],
  ['how many play\\b(?! it)', 'players'],
  ['(?:every|each|card|action|it|that|this) serves', 'can be used'],
  ['serves (?:once|twice|as)', 'can be used; is'],
  ['are missing (?:for|to)', 'You need N more'],
  ['nought', 'zero'],
  ['likewise', 'also, too'],
  ['hence', 'so'],
  ['alas|lest|upon|naught', 'a word of today'],
  ['in the end of', 'at the end of'],
  ['shall', 'will, should, must'],
  ['half-way', 'halfway'],
];

/** German typography. */
const TYPOGRAPHY = [
  ['[A-Za-z] …(?=[\'"`]|$)', 'no space before an ellipsis: Loading…'],
  ['\\d %(?=[\\s|.,;:)\'"`]|$)(?! \\w+\\s*[=)\\];])(?! \\()', 'no space before a percent sign: 45%'],
  ['\\b[\\w-]+, [\\w-]+, [\\w-]+ (?:and|or) [\\w-]+', 'a comma before the last of a list: a, b, c, and d'],
  ['\\b(?<!\\.)\\d+, \\d+ (?:and|or) \\d+', 'a comma before the last of a list: 1, 2, and 3'],
];

const anywhere = ([pattern, instead]) => ({ pattern: new RegExp(pattern, 'gi'), instead });
const gap = (pattern) => pattern.replaceAll(/(?<!\[[^\]]*) /g, '(?:\\s+(?:(?://|\\*)\\s+)?)');
const words = ([pattern, instead]) => ({ pattern: new RegExp(`\\b(?:${gap(pattern)})(?![\\w])`, 'gi'), instead });
const signs = ([pattern, instead]) => ({ pattern: new RegExp(pattern, 'gm'), instead });

/** In quoted text that people read: `don't` for `don’t`. */
const STRAIGHT = {
  pattern: /(?:"[^"\n]*|`[^`\n]*|'(?:[^'\n\\]|\\.)*\\)'(?:s|t|re|ve|ll|d|m)\b/g,
  instead: 'a typographic apostrophe: don’t',
};

export const TELLS = [...SPELLINGS.map(anywhere), ...PHRASES.map(words), ...TYPOGRAPHY.map(signs)];
export { STRAIGHT };

const examples = (lines: readonly (readonly [string, string])[]): string =>
  `\nExamples:\n${lines.map(([command, text]) => `  ${command}\n      ${text}`).join('\n')}\n`;

/** How each command is used, as its help shows it. */
export const EXAMPLES = {
  play: examples([
    ['swordtable play', 'Olympus against a medium bot'],
    ['swordtable play asgard --against hard --seat blue', 'Asgard against a hard bot; you are Blue'],
    ['swordtable play olympus --hot-seat --option terrain=parthenon --option centred', 'two players on one keyboard, at the Parthenon'],
    ['swordtable play battlefields', 'the bluffing game, against a medium bot'],
    ['swordtable play swordcrafters --seats 4', 'you and three bots; --seats 1 is the solo game'],
    ['swordtable play swordcrafters --seats 4 --seat 0,2 --against easy,hard', 'two players on one keyboard, and two bots'],
    ['swordtable play contracts --seats 3', 'draft a party, against two bots'],
    ['swordtable play --scene position.txt --save game.json', 'start from a position and save a record'],
  ]),
  simulate: examples([
    ['swordtable simulate olympus --games 1000 --bots random', '1,000 random games, with every law checked at every step'],
    ['swordtable simulate asgard --games 200 --all-options', 'every terrain and variant in turn'],
    ['swordtable simulate olympus --games 500 --bots search:200 --csv heroes.csv', 'the value of each hero between good players, as CSV'],
    ['swordtable simulate battlefields --bots search:100 --json choices.json', 'which actions are chosen, and how they turn out'],
    ['swordtable simulate swordcrafters --games 50 --all-options', 'every number of players, with every variant in turn'],
    ['swordtable simulate contracts --games 100 --seats 4 --laws-one-in 10', 'a long game, with the laws checked at one step in ten'],
  ]),
  ladder: examples([
    ['swordtable ladder olympus', 'random, greedy, and search:400 against each other'],
    ['swordtable ladder asgard --bots medium,hard --games 200', 'is hard stronger than medium?'],
    ['swordtable ladder swordcrafters --seats 3', 'with three seats, each bot in every seat in turn'],
  ]),
  merge: examples([
    ['swordtable simulate olympus --games 1000000 --seed big --shard 3/50 --json 3.json', 'part 3 of 50, on any machine; then the others'],
    ['swordtable merge *.json --json all.json', 'all fifty together, as if one machine had played them'],
  ]),
  puzzles: examples([
    ['swordtable puzzles solve olympus', 'puzzles of Olympus, one after another'],
    ['swordtable puzzles solve battlefields --theme call', 'only puzzles about calling'],
    ['swordtable puzzles verify', 'check the puzzles of all games'],
    ['swordtable puzzles mine asgard --count 5', 'find five new puzzles; takes a minute or two'],
  ]),
  replay: examples([
    ['swordtable replay game.json', 'checks the record and draws the final position'],
    ['swordtable replay game.json --step 30', 'draws the table after answer 30'],
    ['swordtable replay game.json --all', 'prints the whole match in sentences'],
  ]),
  review: examples([
    ['swordtable review game.json', 'a quick review of a match that is over, in seconds'],
    ['swordtable review game.json --deep --resume review.json', 'a deep one; can be interrupted, and continued by the same command'],
    ['swordtable review game.json --json', 'the same for programs'],
  ]),
  scene: examples([
    ['swordtable scene position.txt', 'draws a position'],
    ['swordtable scene position.txt --place "jason e3 >" --place hydra', 'what placing a tile does, and why'],
    ["printf 'red hand: jason\\n.  blue hydra\\nred ajax  *\\n' | swordtable scene -", 'the same, from standard input'],
  ]),
  stdio: examples([
    ['swordtable serve-stdio olympus --seat 0 --against medium', 'your program plays Red against a medium bot'],
    ['swordtable serve-stdio asgard --seat 0,1', 'your program plays both sides'],
    ['swordtable serve-stdio swordcrafters --seats 5 --seat 0,2', 'your program plays two of five seats'],
  ]),
  leaks: examples([
    ['swordtable leaks olympus', 'a quick check of one game'],
    ['swordtable leaks --worlds 100000 --resume leaks.json', 'an hour or two; can be interrupted, and continued by the same command'],
  ]),
  laws: examples([
    ['swordtable laws --actions 100000', 'a quick check of all games'],
    ['swordtable laws --actions 100000000 --resume laws.json', 'hours; can be interrupted, and continued by the same command'],
  ]),
  faults: examples([
    ['swordtable faults', 'everything, with 500 kills each on SQLite and PostgreSQL; about 30 minutes'],
    ['swordtable faults --store sqlite --only kills --kills 20', 'a quick check'],
    ['swordtable faults --only kills --kills 10000 --jobs 4 --resume faults.json', 'can be interrupted, and continued by the same command'],
    ['swordtable faults --store postgres --processes 2 --only kills', 'the players of a match on different processes, both killed'],
  ]),
  torture: examples([
    ['swordtable torture', 'new seeds for a minute'],
    ['swordtable torture --minutes 60 --json totals.json', 'an hour of them, with the totals in a file'],
    ['swordtable torture --seed night-17', 'one seed, exactly as it was'],
    ['swordtable torture --plant stale-cache', 'a planted bug: how long it takes to find it, and what breaks'],
  ]),
  bench: examples([
    ['swordtable bench', 'the speed of each game on one core'],
    ['swordtable bench --seconds 5 --peers', 'the same, with boardgame.io in the same run'],
    ['swordtable bench --bots easy,medium,hard,expert --seconds 20', 'how long each level thinks about an answer in each game'],
    ['swordtable bench --peers --write docs/performance.md', 'the tables of the documentation, measured again'],
  ]),
  load: examples([
    ['swordtable load', '1,000 live matches at a move a second each, then 50 as fast as possible; SQLite, then PostgreSQL'],
    ['swordtable load --seconds 20 --peers', 'the same, with boardgame.io’s server in the same run'],
    ['swordtable load --stores postgres --processes 2', 'two processes on one PostgreSQL; the two sides of each match use different ones'],
    [
      'swordtable load --stores postgres --processes 2 --together',
      'the same, with both sides at one process, as behind the example of a proxy',
    ],
    ['swordtable load --open 100,1000,10000 --seconds 10', 'more and more open matches: speed, memory of each, and the time of a restart'],
    ['swordtable load --closed --url http://127.0.0.1:8080', 'a running server, with its limits raised (docs/hosting.md)'],
  ]),
} as const;

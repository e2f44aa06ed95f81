import { type Game, hashOf, type MatchOptions, open, optionAt, randomBelow, randomFrom, submit } from '@swordtable/kernel';

/** A whole game played by dice, as a text that a person can read: a change of the rules is then a change one can see. */
export const playthrough = (game: Game, seats: number, given: MatchOptions, seed: string, draw: (state: unknown) => string): string => {
  const opened = open(game, seats, given, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { words } = game;
  const rng = randomFrom(`playthrough ${seed}`);
  const lines = [`${game.name}, rules version ${game.version}`, `options ${JSON.stringify(given)}, seed ${seed}`, ''];
  let { position } = opened.value;
  lines.push(...opened.value.events.map((event) => words.event(event, game.openView(position.state))), '');
  for (let number = 1; position.decisions.length > 0; number++) {
    const decision = position.decisions[randomBelow(rng, position.decisions.length)];
    if (decision === undefined) break;
    const { seat, prompt, options } = decision;
    const reply = submit(game, position, seat, optionAt(options, randomBelow(rng, options.length)));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
    const view = game.openView(position.state);
    lines.push(`${number}. ${words.seat(seat)}, ${prompt.rule} (${options.length}): ${words.action(reply.value.action, view)}`);
    lines.push(...reply.value.events.map((event) => `   ${words.event(event, view)}`));
  }
  lines.push(
    '',
    `The end: ${game.standing(position.state).points.join(' to ')}, hash ${hashOf(position.state)}`,
    '',
    draw(position.state),
    '',
  );
  return lines.join('\n');
};

import { olympus } from '@swordtable/games/tile-battle/rules';
import { open, submit } from '@swordtable/kernel';

const opened = open(olympus, 2, { terrain: 'parthenon' }, 'any text is a seed');
if (!opened.ok) throw new Error(opened.refusal.sentence);
let { position } = opened.value;
for (let [decision] = position.decisions; decision !== undefined; [decision] = position.decisions) {
  const played = submit(olympus, position, decision.seat, decision.options.at(0));
  if (!played.ok) throw new Error(played.refusal.sentence);
  position = played.value.position;
}
console.log(`Points: ${olympus.standing(position.state).points.join(' to ')}`);

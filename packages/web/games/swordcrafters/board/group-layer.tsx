import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { KeyboardEvent } from 'react';
import { framed, type Room } from './board-layout.ts';
import { frameOf, groupTowards } from './lattice.ts';
import type { SwordSelection } from './use-sword-selection.ts';
import type { Wording } from './wording.ts';
import { type Worth, worthOf } from './worth.ts';
import './group-layer.css';

interface GroupLayerProps {
  readonly view: View;
  readonly swords: readonly Sword[];
  readonly selection: SwordSelection;
  readonly room: Room;
  readonly wording: Wording;
}

/** What one would get with a group, in words. */
export const worthSaid = ({ tiles, forge, fits }: Worth, { words, texts }: Pick<Wording, 'words' | 'texts'>): string =>
  [texts.tiles(tiles), ...(forge ? [words.withForge] : []), ...(tiles.length > 0 && fits !== undefined ? [words.fitsLong(fits)] : [])].join(
    ', ',
  );

/** Arrow keys go from group to group, as they go from cut to cut. */
const walk = (view: View, event: KeyboardEvent<HTMLElement>): void => {
  const from = event.target instanceof HTMLElement ? event.target.dataset['group'] : undefined;
  const next = from === undefined ? undefined : groupTowards(view.groups, Number(from), event.key);
  if (next === undefined) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-group="${next}"]`)?.focus();
};

/** The groups as buttons. */
export const GroupLayer = ({ view, swords, selection, room, wording }: GroupLayerProps) => (
  <fieldset
    className="group-layer"
    aria-label={wording.words.titles.select}
    aria-description={wording.words.groupKeys}
    onKeyDown={(event) => walk(view, event)}
  >
    {view.groups.map((group, index) => {
      const canTake = selection.can('group', index);
      const isChosen = selection.picks['group'] === index;
      const label = wording.words.groupNo(index, worthSaid(worthOf(view.grid, group, swords), wording));
      return (
        <button
          key={JSON.stringify(group)}
          type="button"
          className="group-spot"
          data-group={index}
          aria-label={isChosen ? `${label}, ${wording.words.chosen}` : label}
          aria-disabled={!canTake}
          style={framed(frameOf(group), room)}
          onPointerEnter={(event) => event.pointerType !== 'touch' && canTake && selection.point('group', index)}
          onPointerLeave={selection.unpoint}
          onFocus={() => canTake && selection.point('group', index)}
          onBlur={selection.unpoint}
          onClick={() => canTake && selection.pick('group', index)}
        />
      );
    })}
  </fieldset>
);

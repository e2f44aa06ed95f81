import { deepEqual } from '@swordtable/kernel';
import type { Edition } from '../../edition.ts';
import { addPrinting, CARDS, type Card } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import { renaming } from './renaming.ts';

/**
 * The edition of an older version, from all of its cards in today's terms. Every card that was different goes by the id of its printing, so
 * whatever looks a card up finds the one that was played with.
 */
const opened = (version: string, cards: ReadonlyMap<CardId, Card>): Edition => {
  const changed = [...cards].filter(([id, card]) => !deepEqual(card, CARDS.get(id)));
  const printings = changed.map(([id, card]) => [id, addPrinting(id, version, card)] as const);
  const read = renaming(new Map(printings));
  return { read, readView: read, write: renaming(new Map(printings.map(([id, printing]) => [printing, id]))) };
};

/** The same, set up when it's first asked for. */
export const editionOf = (version: string, cards: () => ReadonlyMap<CardId, Card>): (() => Edition) => {
  let edition: Edition | undefined;
  return () => (edition ??= opened(version, cards()));
};

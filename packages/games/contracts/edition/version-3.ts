import { cards } from '../../archive/contracts-3.ts';
import type { Edition } from '../../edition.ts';
import type { Card } from '../cards/catalog.ts';
import { editionOf } from './edition.ts';

/** Matches of version 3, with their own cards: only numbers on them changed. */
export const edition: () => Edition = editionOf('3', () => cards() as ReadonlyMap<string, Card>);

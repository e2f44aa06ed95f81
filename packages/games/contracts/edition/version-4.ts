import { cards } from '../../archive/contracts-4.ts';
import type { Edition } from '../../edition.ts';
import type { Card } from '../cards/catalog.ts';
import { editionOf } from './edition.ts';

/** Matches of version 4, with their own cards: only numbers on them changed. */
export const edition: () => Edition = editionOf('4', () => cards() as ReadonlyMap<string, Card>);

import type { Terrain } from '../../hero/terrain.ts';
import { asgard } from './asgard.ts';
import { niflheim } from './niflheim.ts';
import { ragnarok } from './ragnarok.ts';
import { yggdrasil } from './yggdrasil.ts';

export const ASGARD_TERRAINS: readonly Terrain[] = [asgard, ragnarok, yggdrasil, niflheim];

import type { Terrain } from '../../hero/terrain.ts';
import { mountOlympus } from './mount-olympus.ts';
import { parthenon } from './parthenon.ts';
import { riverStyx } from './river-styx.ts';
import { tartarus } from './tartarus.ts';

export const OLYMPUS_TERRAINS: readonly Terrain[] = [mountOlympus, parthenon, riverStyx, tartarus];

import type { Hero } from '../../hero/hero.ts';
import { alchemist } from './alchemist.ts';
import { archer } from './archer.ts';
import { assassin } from './assassin.ts';
import { baenvier } from './baenvier.ts';
import { barbarian } from './barbarian.ts';
import { bard } from './bard.ts';
import { beggar } from './beggar.ts';
import { borneo } from './borneo.ts';
import { cadenza } from './cadenza.ts';
import { captain } from './captain.ts';
import { changeling } from './changeling.ts';
import { commander } from './commander.ts';
import { conjuror } from './conjuror.ts';
import { dancer } from './dancer.ts';
import { dealer } from './dealer.ts';
import { dragon } from './dragon.ts';
import { duelist } from './duelist.ts';
import { fairy } from './fairy.ts';
import { fool } from './fool.ts';
import { hikaru } from './hikaru.ts';
import { innkeeper } from './innkeeper.ts';
import { khadath } from './khadath.ts';
import { kingAlexian } from './king-alexian.ts';
import { knight } from './knight.ts';
import { mage } from './mage.ts';
import { merchant } from './merchant.ts';
import { monk } from './monk.ts';
import { necromancer } from './necromancer.ts';
import { noble } from './noble.ts';
import { paladin } from './paladin.ts';
import { priest } from './priest.ts';
import { pyromancer } from './pyromancer.ts';
import { ranger } from './ranger.ts';
import { roc } from './roc.ts';
import { rukyuk } from './rukyuk.ts';
import { seer } from './seer.ts';
import { shekhtur } from './shekhtur.ts';
import { simon } from './simon.ts';
import { siren } from './siren.ts';
import { spy } from './spy.ts';
import { squire } from './squire.ts';
import { tactician } from './tactician.ts';
import { tanis } from './tanis.ts';
import { thief } from './thief.ts';
import { titan } from './titan.ts';
import { trader } from './trader.ts';
import { trickster } from './trickster.ts';
import { valkyrie } from './valkyrie.ts';
import { viking } from './viking.ts';
import { wizard } from './wizard.ts';

/** In the order of print. */
export const ASGARD_HEROES: readonly Hero[] = [
  knight,
  archer,
  trickster,
  mage,
  thief,
  assassin,
  trader,
  necromancer,
  priest,
  bard,
  alchemist,
  wizard,
  dealer,
  squire,
  barbarian,
  conjuror,
  valkyrie,
  viking,
  siren,
  captain,
  titan,
  fool,
  dancer,
  merchant,
  pyromancer,
  changeling,
  noble,
  innkeeper,
  ranger,
  commander,
  paladin,
  fairy,
  beggar,
  monk,
  dragon,
  roc,
  tactician,
  duelist,
  seer,
  spy,
  cadenza,
  shekhtur,
  simon,
  tanis,
  kingAlexian,
  hikaru,
  rukyuk,
  borneo,
  baenvier,
  khadath,
];

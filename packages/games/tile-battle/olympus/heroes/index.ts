import type { Hero } from '../../hero/hero.ts';
import { achilles } from './achilles.ts';
import { aeolus } from './aeolus.ts';
import { ajax } from './ajax.ts';
import { antaeus } from './antaeus.ts';
import { apollo } from './apollo.ts';
import { architect } from './architect.ts';
import { ares } from './ares.ts';
import { aristotle } from './aristotle.ts';
import { artemis } from './artemis.ts';
import { athena } from './athena.ts';
import { athlete } from './athlete.ts';
import { basilisk } from './basilisk.ts';
import { centaur } from './centaur.ts';
import { cerberus } from './cerberus.ts';
import { chimera } from './chimera.ts';
import { colossus } from './colossus.ts';
import { cyclops } from './cyclops.ts';
import { elder } from './elder.ts';
import { gryphon } from './gryphon.ts';
import { hades } from './hades.ts';
import { harpy } from './harpy.ts';
import { hera } from './hera.ts';
import { hercules } from './hercules.ts';
import { hermes } from './hermes.ts';
import { hydra } from './hydra.ts';
import { icarus } from './icarus.ts';
import { jason } from './jason.ts';
import { kingMidas } from './king-midas.ts';
import { kraken } from './kraken.ts';
import { lamia } from './lamia.ts';
import { manticore } from './manticore.ts';
import { medusa } from './medusa.ts';
import { minotaur } from './minotaur.ts';
import { muse } from './muse.ts';
import { nymph } from './nymph.ts';
import { odysseus } from './odysseus.ts';
import { oracle } from './oracle.ts';
import { pandora } from './pandora.ts';
import { pegasus } from './pegasus.ts';
import { perseus } from './perseus.ts';
import { poseidon } from './poseidon.ts';
import { priestess } from './priestess.ts';
import { satyr } from './satyr.ts';
import { sculptor } from './sculptor.ts';
import { socrates } from './socrates.ts';
import { spartan } from './spartan.ts';
import { teacher } from './teacher.ts';
import { theseus } from './theseus.ts';
import { threeFates } from './three-fates.ts';
import { zeus } from './zeus.ts';

/** In the order of print. */
export const OLYMPUS_HEROES: readonly Hero[] = [
  achilles,
  aeolus,
  ajax,
  antaeus,
  apollo,
  architect,
  ares,
  aristotle,
  artemis,
  athena,
  athlete,
  basilisk,
  centaur,
  cerberus,
  chimera,
  colossus,
  cyclops,
  elder,
  gryphon,
  hades,
  harpy,
  hera,
  hercules,
  hermes,
  hydra,
  icarus,
  jason,
  kingMidas,
  kraken,
  lamia,
  manticore,
  medusa,
  minotaur,
  muse,
  nymph,
  odysseus,
  oracle,
  pandora,
  pegasus,
  perseus,
  poseidon,
  priestess,
  satyr,
  sculptor,
  socrates,
  spartan,
  teacher,
  theseus,
  threeFates,
  zeus,
];

import { type Accuracies, openAccuracies } from './accuracies.ts';
import { type Blocks, openBlocks } from './blocks.ts';
import { type Identities, openIdentities } from './identities.ts';
import { type Maintenance, openMaintenance } from './maintenance.ts';
import { type Notify, notifier } from './notify.ts';
import { type Beside, openPasskeys, type Passkeys } from './passkeys.ts';
import { openPhrases, type Phrases } from './phrases.ts';
import { openPlayers, type Players, type PlayersParts } from './players.ts';
import type { EndpointRules } from './push/endpoint.ts';
import { openSubscriptions, type Subscriptions } from './push/subscriptions.ts';
import { type VapidKeys, vapidKeys } from './push/vapid.ts';
import { openRatings, type Ratings } from './ratings/ratings.ts';
import { openReports, type Reports } from './reports.ts';
import { openSanctions, type Sanctions } from './sanctions.ts';
import { openTalks, type Talks } from './talk/talks.ts';

/** Everything about the people who play here, beside their matches. */
export interface People {
  readonly players: Players;
  readonly identities: Identities;
  readonly ratings: Ratings;
  readonly accuracies: Accuracies;
  readonly subscriptions: Subscriptions;
  readonly notify: Notify;
  /** The keys with which push services recognize this server. */
  readonly vapid: () => Promise<VapidKeys>;
  readonly blocks: Blocks;
  readonly talks: Talks;
  readonly reports: Reports;
  readonly sanctions: Sanctions;
  readonly maintenance: Maintenance;
  readonly passkeys: Passkeys;
  readonly phrases: Phrases;
}

export interface PeopleParts extends PlayersParts {
  readonly endpoints: EndpointRules;
  /** How signatures are waited for: in a simulation, no time passes meanwhile. */
  readonly beside?: Beside;
}

export const openPeople = (parts: PeopleParts): People => {
  const { documents, now, beside } = parts;
  const players = openPlayers(parts);
  const subscriptions = openSubscriptions(parts);
  return {
    players,
    identities: openIdentities(players, now),
    ratings: openRatings(parts),
    accuracies: openAccuracies(parts),
    subscriptions,
    notify: notifier({ documents, subscriptions, now }),
    vapid: () => vapidKeys(documents),
    blocks: openBlocks(parts),
    talks: openTalks(parts),
    reports: openReports(parts),
    sanctions: openSanctions(parts),
    maintenance: openMaintenance(parts),
    passkeys: openPasskeys(documents, now, beside),
    phrases: openPhrases(documents, now),
  };
};

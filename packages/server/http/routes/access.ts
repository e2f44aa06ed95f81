import type { Result } from '@swordtable/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessRoutes } from '../../api/access-routes.ts';
import { pace } from '../../api/seeks.ts';
import type { KeyHash } from '../../match/entry.ts';
import { deviceLabel } from '../../people/device-label.ts';
import { devicesOf, type NewDevice, signOut } from '../../people/devices.ts';
import { findAll, type Kept } from '../../people/kind.ts';
import { openMoves } from '../../people/moves.ts';
import type { Site } from '../../people/passkeys.ts';
import type { Player } from '../../people/player.ts';
import { PHRASE } from '../../people/ways-in.ts';
import { within } from '../../within.ts';
import { endpoint } from '../endpoint.ts';
import { comingDevice, keyOf } from '../identity.ts';
import { needPlayer, playerOf } from '../own-player.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { cardOf } from './people.ts';

const about = (summary: string, description: string) => ({ summary, description, tags: ['people'] });
const DONE = { done: true } as const;
/** How long signing in waits for the guest's matches, in milliseconds. */
const PATIENCE = 3_000;

const labelOf = ({ headers }: FastifyRequest): string => deviceLabel(headers['user-agent']);

/** Devices, passkeys, and the recovery phrase. */
export const accessRoutesOf = (app: App, parts: AppParts): void => {
  const { people, connections, config, seeks } = parts;
  const { documents } = parts.storage;
  const { passkeys, phrases, identities } = people;
  const moves = openMoves({ ...parts, documents });
  const notMoved = (error: unknown): void => parts.log.warn({ err: error }, 'moving a guest’s matches failed');

  /** The site as the browser sees it, which is what its passkeys are for. */
  const siteOf = ({ protocol, host }: FastifyRequest): Site => {
    const { origin, hostname } = new URL(config.publicUrl ?? `${protocol}://${host}`);
    return { origin, id: hostname };
  };

  /** A guest's matches become the player's. No more of them begin. */
  const bring = async (guest: KeyHash): Promise<void> => {
    for (const each of pace.options) await seeks.stop(guest, each);
    await moves.settle(guest);
  };

  /** Signs a device in. One that belongs to a player stays with them: it may be their only way in. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, signIn: (device: NewDevice) => Promise<Result<Kept<Player>>>) => {
    const known = await playerOf(request, people);
    if (known !== undefined) refuseWith('signed-in', `This device already plays as ${known.value.name}. Sign it out first.`);
    const { key, welcome } = comingDevice(request, parts);
    const guest = keyOf(request);
    const player = orRefuse(await signIn({ key, label: labelOf(request), ...(guest === undefined ? {} : { guest }) }));
    identities.forget(key);
    welcome(reply);
    // There may be many: the rest is moved while the player looks around.
    if (guest !== undefined) await within(PATIENCE, bring(guest).catch(notMoved));
    return cardOf(player);
  };

  app.route({
    ...endpoint(
      accessRoutes.access,
      about('Where you’re signed in', 'Your devices, your passkeys, and whether you have a recovery phrase.'),
    ),
    handler: async (request) => {
      const { id } = await needPlayer(request, people);
      const devices = await devicesOf(documents, id);
      const [phrase] = await findAll(documents, PHRASE, { name: 'player', value: id, most: 1 });
      return {
        devices: devices.map(({ id: device, value: { label = '', added } }) => ({
          device,
          label,
          added,
          isThis: device === request.device,
        })),
        passkeys: (await passkeys.of(id)).map(({ id: passkey, value: { label, added } }) => ({ passkey, label, added })),
        phrase: phrase?.value.added ?? null,
      };
    },
  });

  app.route({
    ...endpoint(
      accessRoutes.signOut,
      about('Sign a device out', 'Its key is void immediately, and its streams and sockets are closed. Your last way in can’t be removed.'),
    ),
    handler: async (request) => {
      const { id } = await needPlayer(request, people);
      const { device } = request.params;
      orRefuse(await signOut(documents, id, device));
      identities.forget(device);
      await connections.check();
      return DONE;
    },
  });

  app.route({
    ...endpoint(
      accessRoutes.createPhrase,
      about(
        'Make a recovery phrase',
        'Twelve words that sign you in on any device. The server keeps only their hash. A new phrase replaces the old one.',
      ),
    ),
    handler: async (request) => ({ phrase: orRefuse(await phrases.create((await needPlayer(request, people)).id)) }),
  });

  app.route({
    ...endpoint(
      accessRoutes.beginPasskey,
      about('Begin to add a passkey', 'What `navigator.credentials.create` needs. It’s good for five minutes.'),
    ),
    handler: async (request) => passkeys.beginAdding(await needPlayer(request, people), siteOf(request)),
  });

  app.route({
    ...endpoint(accessRoutes.addPasskey, about('Add a passkey', 'What `navigator.credentials.create` returned, as JSON.')),
    handler: async (request) => {
      const { id } = await needPlayer(request, people);
      orRefuse(await passkeys.add(id, siteOf(request), request.body, labelOf(request)));
      return DONE;
    },
  });

  app.route({
    ...endpoint(
      accessRoutes.removePasskey,
      about('Remove a passkey', 'For one that is lost, or no longer yours: it opens nothing any more.'),
    ),
    handler: async (request) => {
      orRefuse(await passkeys.remove((await needPlayer(request, people)).id, request.params.passkey));
      return DONE;
    },
  });

  app.route({
    ...endpoint(
      accessRoutes.beginSignIn,
      about('Begin to sign in with a passkey', 'What `navigator.credentials.get` needs. It’s good for five minutes.'),
    ),
    handler: (request) => passkeys.beginSignIn(siteOf(request)),
  });

  app.route({
    ...endpoint(
      accessRoutes.signInWithPasskey,
      about(
        'Sign in with a passkey',
        'What `navigator.credentials.get` returned, as JSON. Your device becomes one of the player’s, and the matches it played as a guest theirs: a browser gets a new key.',
      ),
    ),
    handler: (request, reply) => enter(request, reply, (device) => passkeys.signIn(siteOf(request), request.body, device)),
  });

  app.route({
    ...endpoint(
      accessRoutes.signInWithPhrase,
      about(
        'Sign in with a recovery phrase',
        'Your device becomes one of the player’s, and the matches it played as a guest theirs: a browser gets a new key, and a program keeps the one it sends.',
      ),
    ),
    handler: (request, reply) => enter(request, reply, (device) => phrases.signIn(request.body.phrase, device)),
  });
};

import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { type Result, refuse } from '@swordtable/kernel';
import { accessRoutes } from '@swordtable/server/api/access-routes';
import type { Call, JsonRoute } from '@swordtable/server/api/call';
import type { PlayerCard } from '@swordtable/server/api/people';
import type { Route } from '@swordtable/server/api/routes';
import { askService, HOME } from './http.ts';

const ask = <Of extends Route, Answer>(route: Of & JsonRoute<Answer>, call: Call<Of>): Promise<Result<Answer>> =>
  askService(HOME, route, call);

/** What the browser says when there's no passkey after all. */
const without = (error: unknown): Result<never> =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? refuse('passkey-exists', 'This device already has a passkey of yours.')
    : refuse('passkey-canceled', 'No passkey was used. You can try again.');

const addPasskey = async (): Promise<Result<unknown>> => {
  const begun = await ask(accessRoutes.beginPasskey, {});
  if (!begun.ok) return begun;
  const { challenge, site, user, known, algorithms, timeout } = begun.value;
  try {
    const { id, rawId, type, response } = await startRegistration({
      optionsJSON: {
        challenge,
        timeout,
        rp: site,
        user: { ...user, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      },
    });
    return await ask(accessRoutes.addPasskey, { body: { id, rawId, type, response } });
  } catch (error) {
    return without(error);
  }
};

const signInWithPasskey = async (): Promise<Result<PlayerCard>> => {
  const begun = await ask(accessRoutes.beginSignIn, {});
  if (!begun.ok) return begun;
  const { challenge, site, timeout } = begun.value;
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: { challenge, timeout, rpId: site, userVerification: 'preferred' },
    });
    return await ask(accessRoutes.signInWithPasskey, { body: { id, rawId, type, response } });
  } catch (error) {
    return without(error);
  }
};

/** The visitor's devices and passkeys, and everything that is stored about them. */
export const access = {
  list: () => ask(accessRoutes.access, {}),
  signOut: (device: string) => ask(accessRoutes.signOut, { params: { device } }),
  createPhrase: () => ask(accessRoutes.createPhrase, {}),
  addPasskey,
  removePasskey: (passkey: string) => ask(accessRoutes.removePasskey, { params: { passkey } }),
  signInWithPasskey,
  signInWithPhrase: (phrase: string) => ask(accessRoutes.signInWithPhrase, { body: { phrase } }),
  exportMe: () => ask(accessRoutes.exportMe, {}),
  deleteMe: () => ask(accessRoutes.deleteMe, {}),
};

/** Whether passkeys work here: browsers allow them only at a domain, over https or on the machine itself. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

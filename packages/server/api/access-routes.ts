import {
  access,
  changed,
  deviceParams,
  exported,
  newPasskeyBody,
  newPhrase,
  passkeyBody,
  passkeyParams,
  passkeyRequest,
  phraseBody,
  signInRequest,
} from './access.ts';
import { player } from './people.ts';
import type { Route } from './routes.ts';

/** How players come to their other devices, and how they leave. */
export const accessRoutes = {
  access: { method: 'GET', path: '/api/me/access', replies: { 200: access } },
  signOut: { method: 'DELETE', path: '/api/me/devices/:device', params: deviceParams, replies: { 200: changed } },
  createPhrase: { method: 'POST', path: '/api/me/phrase', replies: { 200: newPhrase } },
  beginPasskey: { method: 'POST', path: '/api/me/passkeys/challenge', replies: { 200: passkeyRequest } },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', body: newPasskeyBody, replies: { 200: changed } },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/:passkey', params: passkeyParams, replies: { 200: changed } },
  beginSignIn: { method: 'POST', path: '/api/sign-in/challenge', replies: { 200: signInRequest } },
  signInWithPasskey: { method: 'POST', path: '/api/sign-in/passkey', body: passkeyBody, replies: { 200: player } },
  signInWithPhrase: { method: 'POST', path: '/api/sign-in/phrase', body: phraseBody, replies: { 200: player } },
  exportMe: { method: 'GET', path: '/api/me/export', replies: { 200: exported } },
  deleteMe: { method: 'DELETE', path: '/api/me', replies: { 200: changed } },
} as const satisfies Readonly<Record<string, Route>>;

import { expect, test } from 'vitest';
import { checkedEndpoint } from './endpoint.ts';
import { isPublicAddress } from './public-address.ts';
import { publicLookup } from './public-lookup.ts';
import { sender } from './send.ts';
import { newVapidKeys } from './vapid.ts';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
  ...['2001:db8::1', '2001::1', '2002:7f00:1::', 'localhost', ''],
])('%s isn’t on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.167.255.255', '142.250.1.1', '2a00:1450:4001::200a', '2620:1ec::1'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const resolving =
  (...addresses: readonly string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('a name counts by all the addresses it resolves to', async () => {
  const check = async (...addresses: readonly string[]) =>
    (await checkedEndpoint('https://push.example.org/x', { testService: undefined, resolve: resolving(...addresses) })).ok;
  expect(await check('8.8.8.8', '2a00:1450:4001::200a')).toBe(true);
  expect(await check('8.8.8.8', '10.0.0.1')).toBe(false);
  expect(await check('fd00::1')).toBe(false);
  expect(await check()).toBe(false);
});

test.each([
  ...['http://push.example.org/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://8.8.8.8/x', 'https://2130706433/x'],
  ...['https://push.example.org:8443/x', 'https://user:secret@push.example.org/x', 'file:///etc/passwd', 'nothing at all'],
])('%s is no push service, wherever its name leads', async (endpoint) => {
  expect(await checkedEndpoint(endpoint, { testService: 'http://127.0.0.1:9', resolve: resolving('8.8.8.8') })).toMatchObject({
    ok: false,
    refusal: { code: 'push-endpoint' },
  });
});

test('a name that resolves to a private address later gets no connection', async () => {
  const connect = (host: string) =>
    new Promise((resolve) => publicLookup(resolving('127.0.0.1'))(host, {}, (error, address) => resolve(error?.message ?? address)));
  expect(await connect('push.example.org')).toBe('push.example.org isn’t public.');
  const keys = newVapidKeys();
  const send = sender({ keys, now: Date.now, subject: 'https://table.example', testService: undefined, resolve: resolving('127.0.0.1') });
  const browser = newVapidKeys();
  const subscription = { endpoint: 'https://push.example.org/x', keys: { p256dh: browser.publicKey, auth: 'a'.repeat(22) } };
  expect(await send(subscription, { text: 'hello', ttl: 60, urgent: false })).toBe('failed');
});

import { isIP } from 'node:net';
import { accept, type Result, refuse } from '@swordtable/kernel';
import { publicAddresses, type Resolve } from './public-lookup.ts';

/** Where push messages may go. */
export interface EndpointRules {
  /** The origin of a push service for tests, which may be anywhere. */
  readonly testService: string | undefined;
  readonly resolve: Resolve;
}

const HOSTILE = refuse('push-endpoint', 'Push messages can only go to a push service on the internet, over https.');

export const isTestService = ({ testService }: Pick<EndpointRules, 'testService'>, { origin }: URL): boolean => origin === testService;

/** A browser gives us this address, and anyone can pretend to be a browser. So it must not lead to a machine that only we can reach. */
export const checkedEndpoint = async (endpoint: string, rules: EndpointRules): Promise<Result<URL>> => {
  if (!URL.canParse(endpoint)) return HOSTILE;
  const url = new URL(endpoint);
  if (isTestService(rules, url)) return accept(url);
  const { protocol, port, username, password, hostname } = url;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  if (!isPlain || isIP(hostname.replace(/^\[|\]$/g, '')) > 0) return HOSTILE;
  try {
    await publicAddresses(hostname, rules.resolve);
    return accept(url);
  } catch {
    return HOSTILE;
  }
};

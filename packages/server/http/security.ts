/** Everything comes from here, nothing is framed, nothing runs that is not a file of ours. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
  ...["manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"],
].join('; ');

const YEAR = 365 * 24 * 60 * 60;

/** What every answer tells browsers to be strict about. The same each time, so it is made once. */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Only whoever is reached through https can promise that it stays so.
  ...(publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
});

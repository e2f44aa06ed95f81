/** Everything comes from this server, nothing is framed, and only our own files run. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'"],
  ...["manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'"],
].join('; ');

const YEAR = 365 * 24 * 60 * 60;

/** The security headers of every response. Always the same, so they're built once. */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Only a server reached over https can promise to stay there.
  ...(publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': `max-age=${YEAR}` } : {}),
});

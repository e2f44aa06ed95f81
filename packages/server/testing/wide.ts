/** Limits that no test reaches unless it asks for others. */
export const WIDE = { REQUESTS_PER_MINUTE: '100000', MATCHES_PER_HOUR: '100000', STREAMS_PER_CLIENT: '1000' };

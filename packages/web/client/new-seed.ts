const hexadecimal = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 bits from the system's generator as 32 hexadecimal digits: a seed, a secret, or a unique name. */
export const newSeed = (): string => hexadecimal(crypto.getRandomValues(new Uint8Array(16)));

/*
 * The prefix of the 32 bytes of an Ed25519 key in its SPKI form, in base64: 12 bytes are 16
 * characters.
 */
const spkiPrefix = 'MCowBQYDK2VwAyEA';

/** A public key in three equal lines, to be read and compared (OFFICE-77); 60 characters are 3 times 20. */
export function publicKeyLines(key: string): readonly [string, string, string] {
  const length = Math.ceil(key.length / 3);
  return [key.slice(0, length), key.slice(length, 2 * length), key.slice(2 * length)];
}

/**
 * A merchant's public key as libraries of Standard Webhooks take it: `whpk_` and the bare key (OFFICE-77).
 * Undefined where `spki` is not base64 of an Ed25519 key's SPKI form.
 */
export function webhookPublicKey(spki: string): string | undefined {
  const bare = spki.slice(spkiPrefix.length);
  return spki.startsWith(spkiPrefix) && bare.length === 44 ? `whpk_${bare}` : undefined;
}

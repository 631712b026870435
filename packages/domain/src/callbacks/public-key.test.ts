import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicKeyLines, webhookPublicKey } from './index.ts';

/* The example key of RFC 8410, section 10.1. */
const spki = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';

describe('a public key in lines', () => {
  test('is three lines of twenty characters', () => {
    expect(publicKeyLines(spki).map(({ length }) => length)).toEqual([20, 20, 20]);
  });

  test('of any length loses nothing, and only the last line is shorter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (key) => {
        const [first, second, third] = publicKeyLines(key);
        expect(first + second + third).toBe(key);
        expect(third.length).toBeLessThanOrEqual(first.length);
      }),
    );
  });
});

describe('a public key for libraries of Standard Webhooks', () => {
  test('is the bare 32 bytes behind whpk_', () => {
    const bare = 'Gb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
    expect(webhookPublicKey(spki)).toBe(`whpk_${bare}`);
  });

  test.each(['', 'MCowBQYDK2VwAyEA', `${spki}A`, `A${spki.slice(1)}`])(
    '%j is not a public key',
    (text) => {
      expect(webhookPublicKey(text)).toBeUndefined();
    },
  );
});

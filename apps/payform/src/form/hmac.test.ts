import { expect, it } from 'vitest';
import { hmacSha256Hex } from './hmac.ts';

// FORM-16
it('agrees with the second test case of RFC 4231', async () => {
  expect(await hmacSha256Hex('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

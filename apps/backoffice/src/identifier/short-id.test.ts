import { expect, test } from 'vitest';
import { shortId } from './short-id.ts';

// INVOICE-250
test('an id keeps both ends, and a short one is whole', () => {
  expect(shortId('019A9F00-0000-7000-8000-0000AB000001')).toBe('019A9F00…AB000001');
  expect(shortId('demo-42')).toBe('demo-42');
});

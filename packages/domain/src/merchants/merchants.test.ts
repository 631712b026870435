import { expect, test } from 'vitest';
import { largestLogoBytes, logoTypes } from './index.ts';

test('a logo is PNG, JPEG or WebP of at most 200 kB', () => {
  expect(largestLogoBytes).toBe(200_000);
  expect(logoTypes).toEqual(['image/png', 'image/jpeg', 'image/webp']);
});

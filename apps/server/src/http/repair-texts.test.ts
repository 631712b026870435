import { expect, test } from 'vitest';
import { repairTexts } from './repair-texts.ts';

// API-281
test.each([
  ['\ud800', '\ufffd'],
  [
    { a: 'x\udc00', b: [1, { c: '\ud800y' }], d: null },
    { a: 'x\ufffd', b: [1, { c: '\ufffdy' }], d: null },
  ],
])('half a character of %j becomes the mark for it', (body, expected) => {
  expect(repairTexts(body)).toEqual(expected);
});

test.each([undefined, null, 1, 'a😀', { a: ['b'] }, Buffer.from('a'), new Date(0)])(
  '%j is the same afterwards',
  (body) => {
    expect(repairTexts(body)).toBe(body);
  },
);

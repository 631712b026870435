import { expect, test } from 'vitest';
import { announcedAt } from './announcedAt.ts';

const at = (seconds: number) => announcedAt(seconds * 1000);

test('announces 5 minutes, 1 minute and 30 seconds', () => {
  expect([at(300), at(60), at(30)]).toEqual([300, 60, 30]);
});

test('keeps the words long enough to be read, and then is silent', () => {
  expect([at(296), at(295), at(61), at(31), at(25), at(1), at(0)]).toEqual([
    300,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

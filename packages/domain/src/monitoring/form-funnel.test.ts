import { expect, test } from 'vitest';
import { largestLeak } from './index.ts';

const counts = { opened: 100, method: 80, requisites: 75, pressed: 40, paid: 38 };

// OFFICE-782
test('most customers leave where two neighbouring steps differ most', () => {
  expect(largestLeak(counts)).toEqual({ from: 'requisites', to: 'pressed', lost: 35 });
  expect(largestLeak({ ...counts, method: 75, opened: 110 })).toMatchObject({ from: 'opened' });
  expect(largestLeak({ ...counts, paid: 0 })).toMatchObject({ to: 'paid', lost: 40 });
});

test('nobody leaves a funnel in which all reach the end', () => {
  expect(largestLeak({ opened: 3, method: 3, requisites: 3, pressed: 3, paid: 3 })).toBeUndefined();
});

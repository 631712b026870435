import { expect, test } from 'vitest';
import { linkedDays } from './report-address.ts';

// RUN-605
test('the link of a report has its days; others have none', () => {
  expect(linkedDays('?terminal=all&from=2026-11-16&to=2026-11-22')).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
  });
  for (const search of ['', '?from=2026-11-16', '?from=x&to=y', '?from=2026-11-22&to=2026-11-16']) {
    expect(linkedDays(search)).toBeUndefined();
  }
});

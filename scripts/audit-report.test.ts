import { expect, test } from 'vitest';
import { readAudit } from './audit-report.ts';

const counts = { info: 0, low: 0, moderate: 2, high: 1, critical: 0 };

// RUN-331
test.each([
  [
    'nothing known',
    { metadata: { vulnerabilities: { ...counts, moderate: 0, high: 0, total: 0 } } },
    0,
  ],
  ['something known', { metadata: { vulnerabilities: { ...counts, total: 3 } } }, 1],
  [
    'a registry without audit',
    { message: '405 Method Not Allowed - POST https://x', error: {} },
    2,
  ],
  ['anything else', { total: 0 }, 2],
])('npm audit with %s', (_, printed, exitCode) => {
  expect(readAudit(JSON.stringify(printed)).exitCode).toBe(exitCode);
});

// RUN-331
test('silence is not taken for "nothing is known"', () => {
  expect(readAudit('')).toMatchObject({
    exitCode: 2,
    words: expect.stringContaining('Not checked'),
  });
});

test('the words name the severities, and no address of a registry', () => {
  expect(
    readAudit(JSON.stringify({ metadata: { vulnerabilities: { ...counts, total: 3 } } })).words,
  ).toBe('Known vulnerabilities: 2 moderate, 1 high. See npm audit.');
  const failed = readAudit(JSON.stringify({ message: '405 Method Not Allowed - POST https://x' }));
  expect(failed.words).toContain('(405 Method Not Allowed)');
});

import { expect, test } from 'vitest';
import { reasonsOfSkipped } from './skipped-tests.ts';

test('each reason is named once, with the number of its tests, and those that ran have none', () => {
  const skipped = (description?: string) => ({
    status: 'skipped',
    annotations: [{ type: 'skip', ...(description === undefined ? {} : { description }) }],
  });
  const suites = [
    {
      specs: [
        { tests: [{ status: 'expected', annotations: [] }] },
        { tests: [skipped('no WebKit')] },
      ],
      suites: [{ specs: [{ tests: [skipped('no WebKit')] }, { tests: [skipped()] }] }],
    },
  ];
  expect(reasonsOfSkipped(suites)).toEqual(['2 skipped: no WebKit', '1 skipped: no reason given']);
});

import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';

test('Vitest: failed tests by name, and the file that failed outside its tests', () => {
  const testResults = [
    {
      name: '/repo/good.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'good' }],
    },
    {
      name: '/repo/bad.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'sums: adds' },
        { status: 'failed', fullName: 'sums: subtracts' },
      ],
    },
    { name: '/repo/broken.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(failedInVitest({ testResults })).toEqual(['sums: subtracts', '/repo/broken.test.ts']);
});

test('Playwright: failed tests with their file and groups', () => {
  const suites = [
    {
      title: 'list.e2e.ts',
      specs: [{ title: 'opens', ok: true }],
      suites: [{ title: 'on a phone', specs: [{ title: 'fits', ok: false }] }],
    },
  ];
  expect(failedInPlaywright(suites)).toEqual(['list.e2e.ts › on a phone › fits']);
});

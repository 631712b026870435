import { expect, test } from 'vitest';
import { appNames, explainListenFailure, managementNames } from './explain-listen-failure.ts';

const address = { host: '127.0.0.1', port: 4000 };

test('an unknown listen error stays unchanged', () => {
  const bug = new TypeError('x is not a function');
  expect(explainListenFailure(bug, address, appNames)).toBe(bug);
});

test('a port in use is named', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(String(explainListenFailure(error, address, appNames))).toContain(
    'Port 4000 on 127.0.0.1 is in use',
  );
});

// RUN-920
test.each([
  ['EADDRINUSE', 'set TIYIN_MANAGEMENT_PORT to a free port'],
  ['EACCES', 'set TIYIN_MANAGEMENT_PORT to one above 1023'],
  ['EINVAL', 'TIYIN_MANAGEMENT_HOST is "127.0.0.1"'],
  ['EADDRNOTAVAIL', 'TIYIN_MANAGEMENT_HOST is "127.0.0.1"'],
])('%s of the management address names its variable', (code, words) => {
  const error = Object.assign(new Error(code), { code });
  expect(String(explainListenFailure(error, address, managementNames))).toContain(words);
});

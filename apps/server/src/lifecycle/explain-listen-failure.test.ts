import { expect, test } from 'vitest';
import { explainListenFailure } from './explain-listen-failure.ts';

test('an unknown listen error stays unchanged', () => {
  const bug = new TypeError('x is not a function');
  expect(explainListenFailure(bug, '127.0.0.1', 4000)).toBe(bug);
});

test('a port in use is named', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(String(explainListenFailure(error, '127.0.0.1', 4000))).toContain(
    'Port 4000 on 127.0.0.1 is in use',
  );
});

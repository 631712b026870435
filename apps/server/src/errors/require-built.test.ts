import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { explainUnread, requireBuilt } from './require-built.ts';

// RUN-946
test('a file of the build that is missing is not taken for one that may not be read', () => {
  const here = fileURLToPath(import.meta.url);
  requireBuilt(here);
  expect(() => requireBuilt(`${here}.no`)).toThrow(`${here}.no is missing: build the apps first`);
  const refused = Object.assign(new Error('access'), { code: 'EACCES' });
  expect(String(explainUnread(refused, '/opt/index.html'))).toContain(
    '/opt/index.html may not be read by this user',
  );
});

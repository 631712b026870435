import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unknownForm, stableHeaders } from '../../../../scripts/page-scripts/served-page.ts';
import { emptyApps } from '../built-apps.ts';
import { openTestApp } from '../test-app.ts';

const record = new URL('../../../../docs/security/page-headers.json', import.meta.url);

// RUN-570
test('the payment page has the headers of the record, over https', async () => {
  const publicUrl = 'https://pay.example';
  const served = await openTestApp({ apps: emptyApps, config: { isDemo: false, publicUrl } });
  const headers = { host: 'pay.example' };
  const answer = await served.app.inject({ url: unknownForm, headers });
  const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  expect(stableHeaders(new Headers(Object.fromEntries(received)))).toEqual(
    JSON.parse(readFileSync(record, 'utf8')),
  );
  await served.close();
});

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { officeHashes } from '../../src/http/office-hashes.ts';
import { unknownForm, stableHeaders } from '../../../../scripts/page-scripts/served-page.ts';
import { openTestApp } from '../test-app.ts';

const record = new URL('../../../../docs/security/page-headers.json', import.meta.url);

// RUN-570
test('the payment page has the headers of the record, over https', async () => {
  const apps = {
    backofficeAssets: tmpdir(),
    payformAssets: tmpdir(),
    backofficePage: '',
    officeHashes: officeHashes(new Map(), []),
    renderPaymentForm: () => ({ html: '', status: 404 }),
    answerPlainForm: async () => ({ kind: 'page', html: '', status: 404 }) as const,
    renderReceipt: () => ({ html: '', status: 404 }),
  };
  const publicUrl = 'https://pay.example';
  const served = await openTestApp({ apps, config: { isDemo: false, publicUrl } });
  const headers = { host: 'pay.example' };
  const answer = await served.app.inject({ url: unknownForm, headers });
  const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  expect(stableHeaders(new Headers(Object.fromEntries(received)))).toEqual(
    JSON.parse(readFileSync(record, 'utf8')),
  );
  await served.close();
});

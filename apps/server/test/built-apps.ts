import { tmpdir } from 'node:os';
import type { BuiltApps } from '../src/http/built-apps.ts';
import { officeHashes } from '../src/http/office-hashes.ts';

/** Apps without their builds and without content; a test replaces what it looks at. */
export const emptyApps: BuiltApps = {
  backofficeAssets: tmpdir(),
  payformAssets: tmpdir(),
  backofficePage: '',
  officeHashes: officeHashes(new Map(), []),
  renderPaymentForm: () => ({ html: '', status: 404 }),
  answerFirstRequest: () => Promise.resolve(undefined),
  answerPlainForm: () => Promise.resolve({ kind: 'page', html: '', status: 404 }),
  renderReceipt: () => ({ html: '', status: 404 }),
};

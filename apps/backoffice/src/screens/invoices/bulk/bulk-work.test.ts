import type { ApiClient } from '@tiyin/api/request';
import { ApiProblem } from '@tiyin/api/errors';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { expect, test } from 'vitest';
import { makeInvoice, makePreview, makeStatus } from '../../../fixtures/invoices.ts';
import { type BulkResult, applyRow, checkRow, workEach } from './bulk-work.ts';

const unknown = makeInvoice({ invoiceStatus: makeStatus('ERROR'), version: 4 });
const toDone = {
  kind: 'status',
  status: invoiceStatusByCode('DONE'),
  reason: 'On the statement',
} as const;

/** A server that answers by the end of the path, and the requests to it. */
function serve(answers: Readonly<Record<string, unknown>>) {
  const sent: { path: string; body?: unknown; headers?: unknown }[] = [];
  const client: ApiClient = (request) => {
    sent.push(request);
    const [, found] = Object.entries(answers).find(([end]) => request.path.endsWith(end)) ?? [];
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  };
  return { client, sent };
}

const problem = (title: string, kind: 'http' | 'network' = 'http') =>
  new ApiProblem({ code: 'x', kind, status: kind === 'http' ? 409 : 0, title });

// OFFICE-300
test('a row that changed since the person saw it is left alone', async () => {
  const { client } = serve({ [unknown.invoiceId]: { data: unknown } });
  const seen = { ...unknown, invoiceStatus: makeStatus('DECLINED') };
  const result = await checkRow(client, seen, toDone);
  expect(result).toMatchObject({ outcome: 'refused', words: 'It is ERROR meanwhile' });
});

test('the effect of each row is known before anything is changed', async () => {
  const { client, sent } = serve({
    [unknown.invoiceId]: { data: unknown },
    '/preview': { data: makePreview({ isApprovalRequired: true }) },
  });
  const result = await checkRow(client, unknown, toDone);
  expect(result.outcome).toBe('possible');
  expect(result.words).toMatch(/^ERROR → DONE, .*without a report, needs approval$/);
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([unknown.invoiceId, 'preview']);
});

test('a row is changed in the version that was checked, with the one reason', async () => {
  const { client, sent } = serve({
    '/status': { data: { ...unknown, invoiceStatus: makeStatus('DONE') } },
  });
  const row: BulkResult = { invoice: unknown, outcome: 'possible', words: '', checked: unknown };
  expect(await applyRow(client, row, toDone)).toMatchObject({ outcome: 'made', words: 'Now DONE' });
  expect(sent[0]).toMatchObject({
    body: { reason: 'On the statement', statusId: toDone.status.id },
    headers: { 'If-Match': '"4"' },
  });
});

test('a row without an answer says so, and is not counted as done', async () => {
  const { client } = serve({ '/retry': problem('Unreachable', 'network') });
  const row: BulkResult = { invoice: unknown, outcome: 'possible', words: '', checked: unknown };
  expect(await applyRow(client, row, { kind: 'retry' })).toMatchObject({
    outcome: 'refused',
    words: 'No answer: look at it before you try again',
  });
});

// OFFICE-301
test('one row that fails does not stop the others, and each has its own result', async () => {
  const counts: number[] = [];
  const results = await workEach(
    [1, 2, 3],
    async (number) => {
      const { client } = serve({
        '/retry': number === 2 ? problem('Unknown payout') : { data: unknown },
      });
      const row: BulkResult = {
        invoice: unknown,
        outcome: 'possible',
        words: '',
        checked: unknown,
      };
      return applyRow(client, row, { kind: 'retry' });
    },
    (known) => counts.push(known.length),
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(['made', 'refused', 'made']);
  expect(counts).toEqual([1, 2, 3]);
});

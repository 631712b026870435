import type { ApiClient } from '@tiyin/api/request';
import { ApiProblem } from '@tiyin/api/errors';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { expect, test } from 'vitest';
import { makeCallbacks } from '../../../fixtures/sections.ts';
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

test('the current status is sent to the merchant again, and a merchant without an address is a reason', async () => {
  const { client, sent } = serve({
    [unknown.invoiceId]: { data: unknown },
    '/callback': { data: makeCallbacks()[0] },
  });
  const checked = await checkRow(client, unknown, { kind: 'callback' });
  expect(checked).toMatchObject({
    outcome: 'possible',
    words: 'The merchant gets ERROR once more',
  });
  expect(await applyRow(client, checked, { kind: 'callback' })).toMatchObject({ outcome: 'made' });
  expect(sent.at(-1)).toMatchObject({ body: { invoiceId: unknown.invoiceId } });
  // OFFICE-933
  const { client: nowhere } = serve({
    [unknown.invoiceId]: { data: { ...unknown, hasCallbackAddress: false } },
  });
  expect(await checkRow(nowhere, unknown, { kind: 'callback' })).toMatchObject({
    outcome: 'refused',
    words: 'It has no callback address',
  });
  const { client: refusing } = serve({ '/callback': problem('There is no callback address') });
  expect(await applyRow(refusing, checked, { kind: 'callback' })).toMatchObject({
    outcome: 'refused',
    words: 'There is no callback address',
  });
});

// OFFICE-622
test('an invoice is assigned whatever became of its status, and one that the person has is left alone', async () => {
  const person = { id: 4, name: 'Timur Aliev' };
  const action = { kind: 'assign', person } as const;
  const { client, sent } = serve({
    [unknown.invoiceId]: { data: { ...unknown, assignee: null } },
    '/assignee': { data: { assignee: person } },
  });
  const seen = { ...unknown, invoiceStatus: makeStatus('DECLINED') };
  const checked = await checkRow(client, seen, action);
  expect(checked).toMatchObject({
    outcome: 'possible',
    words: 'Assigned to nobody → Timur Aliev',
  });
  expect(await applyRow(client, checked, action)).toMatchObject({
    outcome: 'made',
    words: 'Now assigned to Timur Aliev',
  });
  expect(sent.at(-1)).toMatchObject({ body: { personId: 4 } });
  const { client: known } = serve({
    [unknown.invoiceId]: { data: { ...unknown, assignee: person } },
  });
  expect(await checkRow(known, unknown, action)).toMatchObject({
    outcome: 'refused',
    words: 'It is assigned to Timur Aliev already',
  });
});

test('a retry after DECLINED says that the merchant knows of it', async () => {
  const declined = { ...unknown, invoiceStatus: makeStatus('DECLINED'), isRetryable: true };
  const { client } = serve({ [unknown.invoiceId]: { data: declined } });
  const { words } = await checkRow(client, declined, { kind: 'retry' });
  expect(words).toBe('A new payout is sent; the merchant was notified of DECLINED');
});

// OFFICE-301
test('a few rows are worked on at once, and no more; their results keep the order of the rows', async () => {
  const running: ((result: BulkResult) => void)[] = [];
  const known: string[][] = [];
  const all = workEach(
    ['a', 'b', 'c'],
    () => new Promise<BulkResult>((resolve) => void running.push(resolve)),
    (results) => known.push(results.map(({ words }) => words)),
    2,
  );
  const finish = async (place: number, words: string) => {
    running[place]?.({ invoice: unknown, outcome: 'made', words });
    await new Promise((resolve) => void setImmediate(resolve));
  };
  expect(running).toHaveLength(2);
  await finish(1, 'second');
  expect(running).toHaveLength(3);
  await finish(0, 'first');
  await finish(2, 'third');
  expect((await all).map(({ words }) => words)).toEqual(['first', 'second', 'third']);
  expect(known).toEqual([['second'], ['first', 'second'], ['first', 'second', 'third']]);
});

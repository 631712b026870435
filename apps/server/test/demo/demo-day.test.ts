import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AccountDay,
  ApprovalListAnswer,
  SettlementListAnswer,
  TransferListAnswer,
  WaitingMoneyListAnswer,
} from '@tiyin/api/types';
import { addDemoDay, writeDemoStatement } from '@tiyin/demo/day/demo-day';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import { brokenPromises } from '../payments/broken-promises.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

// RUN-280
describe('the demo of a treasurer’s day', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiyin-day-'));
  let testApp: TestApp;
  let operator: Caller;
  let accounts: readonly { readonly id: number; readonly hasStatement: boolean }[];
  let day: string;

  beforeAll(async () => {
    testApp = await openTestApp({ config: { dataDir } });
    const { app, context } = testApp;
    await addDemoDay(context);
    await addDemoDay(context);
    await testApp.runDueJobs();
    operator = await signIn(app, 'operator');
    await operator({
      method: 'PATCH',
      url: '/api/v1/people/me/testDashboard',
      body: { testDashboard: false },
    });
    const rows = await context.database.transaction((tx) =>
      tx.execute<{ id: number; statement_day: string | null; day: string }>(sql`
        select transfer.account_id as id, max(statement_line.day)::text as statement_day,
          max((transfer.created_at at time zone 'UTC')::date)::text as day
        from transfer left join statement_line on statement_line.transfer_id = transfer.id
        where transfer.source = 'staff' group by 1 order by 1`),
    );
    accounts = rows.map(({ id, statement_day: found }) => ({ id, hasStatement: found !== null }));
    day = rows[0]?.day ?? '';
  });
  afterAll(() => testApp.close());

  async function read<Answer>(url: string): Promise<Answer> {
    const answer = await operator({ method: 'GET', url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  }

  test('keeps every promise of the books, and logs no error', async () => {
    expect(await testApp.context.database.transaction(brokenPromises)).toEqual([]);
    expect(testApp.loggedErrors).toEqual([]);
  });

  test('money that came exactly, twice, too much, too little and too late stands where it belongs', async () => {
    const rows = await testApp.context.database.transaction((tx) =>
      tx.execute(sql`
        select invoice.status, invoice.amount::text, sum(transfer.amount)::text as came
        from invoice join transfer on transfer.invoice_id = invoice.id
        where not invoice.is_test group by invoice.id order by 2`),
    );
    expect(rows).toEqual([
      { status: 'DONE', amount: '23400000', came: '23900000' },
      { status: 'ERROR', amount: '26100000', came: '25100000' },
      { status: 'DONE', amount: '31200000', came: '62400000' },
      { status: 'DONE', amount: '41300000', came: '41300000' },
      { status: 'DONE', amount: '55000000', came: '55000000' },
      { status: 'DONE', amount: '97300000', came: '97300000' },
    ]);
    const { data } = await read<TransferListAnswer>('/api/v1/transfer');
    expect(data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      7_770_000, 18_700_000,
    ]);
  });

  test('a part of the balance was settled, and of a test payout nobody knows the outcome', async () => {
    const { data } = await read<SettlementListAnswer>('/api/v1/settlement?size=10');
    expect(data).toMatchObject([{ baseAmount: 50_000_000, isTest: false }]);
    const payouts = await testApp.context.database.transaction((tx) =>
      tx.execute(sql`select payout.status, invoice.status as invoice, invoice.is_test
        from payout join invoice on invoice.id = payout.invoice_id
        where invoice.merchant_invoice_id = 'payout-unknown'`),
    );
    expect(payouts).toEqual([{ status: 'UNKNOWN', invoice: 'ERROR', is_test: true }]);
  });

  test('a refund and a return wait to be paid out, a customer’s request for an answer, a larger refund for a second person', async () => {
    const { data } = await read<WaitingMoneyListAnswer>('/api/v1/transfer/waiting');
    expect(data.map(({ amount }) => amount)).toContain(12_500_000);
    const returns = await testApp.context.database.transaction((tx) =>
      tx.execute(sql`select status, amount::text from money_return`),
    );
    expect(returns).toEqual([{ status: 'NEW', amount: '500000' }]);
    const requests = await testApp.context.database.transaction((tx) =>
      tx.execute(sql`
        select ticket.status, request.amount::text, receipt.media_type
        from return_request request join support_ticket ticket on ticket.id = request.ticket_id
        join ticket_receipt receipt on receipt.ticket_id = ticket.id`),
    );
    expect(requests).toEqual([{ status: 'NEW', amount: '31200000', media_type: 'image/png' }]);
    const waiting = await read<ApprovalListAnswer>('/api/v1/approval?view=toDecide');
    const [request] = waiting.data;
    expect(request).toMatchObject({ kind: { code: 'REFUND' }, requester: 'Botir Yusupov' });
    const url = `/api/v1/approval/${request?.id}/approve`;
    const approved = await operator({ method: 'POST', url, body: { reason: 'Seen the order' } });
    expect(approved.statusCode, approved.body).toBe(200);
  });

  test('the day with the bank’s fee is closed once the fee is explained', async () => {
    const id = accounts.find(({ hasStatement }) => hasStatement)?.id;
    const url = `/api/v1/people/account/${id}/day/${day}`;
    const { data } = await read<{ data: AccountDay }>(url);
    expect(data).toMatchObject({ state: 'DIFFERS', difference: -250_000 });
    const body = { reason: 'The monthly fee of the bank' };
    const explained = await operator({ method: 'PUT', url: `${url}/explanation`, body });
    expect(explained.statusCode, explained.body).toBe(200);
    const closed = await operator({ method: 'POST', url: `${url}/close` });
    expect(closed.statusCode, closed.body).toBe(200);
  });

  test('the statement for the treasurer is imported and the day closed without a difference', async () => {
    const waiting = accounts.filter(({ hasStatement }) => !hasStatement).map(({ id }) => id);
    expect(waiting).not.toEqual([]);
    for (const id of waiting) {
      const statement = await writeDemoStatement(testApp.context);
      expect(statement?.path).toBe(join(dataDir, `statement-of-account-${id}.csv`));
      const account = `/api/v1/people/account/${id}`;
      const imported = await operator({
        method: 'POST',
        url: `${account}/statement?format=csv`,
        headers: { 'content-type': 'application/octet-stream' },
        body: readFileSync(statement?.path ?? '', 'utf8'),
      });
      expect(imported.statusCode, imported.body).toBe(201);
      await testApp.runDueJobs();
      const closed = await operator({ method: 'POST', url: `${account}/day/${day}/close` });
      expect(closed.statusCode, closed.body).toBe(200);
      expect(closed.json()).toMatchObject({ data: { difference: 0 } });
    }
    expect(await writeDemoStatement(testApp.context)).toBeUndefined();
  });
});

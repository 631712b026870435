import { asId, type ProviderId, type TicketId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moneyReturn as moneyReturnKind } from '../../src/approval-kinds/money-return.ts';
import { makeOrRequest } from '../../src/approvals/request-approval.ts';
import { moneyReturn, returnRequest, supportTicket } from '../../src/db/schema.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { readInvoice } from '../../src/payments/invoices/read-invoice.ts';
import { requestFormReturn } from '../../src/payments/form/request-form-return.ts';
import { approveReturnRequest } from '../../src/payments/returns/approve-request.ts';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import { ProblemError } from '../../src/problem.ts';
import { decideTicket } from '../../src/tickets/decide-ticket.ts';
import { supportCodeOf } from './test-system-rows.ts';
import { type Deposit, type TestSystem, minute, openTestSystem, payeeCard } from './test-system.ts';
import type { Shop } from './shop.ts';

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const amount = 1_000_000n;

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'made',
    (error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    },
  );

/** A deposit that the given amounts came for. */
async function received(...sums: bigint[]): Promise<Deposit> {
  shop = await system.shop();
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  for (const sum of sums) await system.report(deposit, { amount: sum });
  return deposit;
}

async function request({ formId }: Deposit, credential = payeeCard) {
  const supportCode = await system.run((tx) => supportCodeOf(tx, formId));
  const { secrets } = system.context;
  const now = system.clock.now();
  return system.run((tx) =>
    requestFormReturn(tx, { formId, supportCode, credential, secrets, now }),
  );
}

const seen = ({ formId }: Deposit) =>
  system.run((tx) => formStatus(tx, { formId, now: system.clock.now() }));

const requestsOf = ({ invoiceId }: Deposit) =>
  system.run((tx) =>
    tx
      .select()
      .from(supportTicket)
      .innerJoin(returnRequest, eq(returnRequest.ticketId, supportTicket.id))
      .where(and(eq(supportTicket.invoiceId, invoiceId), eq(supportTicket.kind, 'RETURN'))),
  );

const returnsOf = ({ invoiceId }: Deposit) =>
  system.run((tx) => tx.select().from(moneyReturn).where(eq(moneyReturn.invoiceId, invoiceId)));

async function openTicketOf(deposit: Deposit): Promise<TicketId> {
  const [found] = await requestsOf(deposit);
  return found?.support_ticket.id ?? asId<TicketId>(0);
}

/** A person approves the request, with the amount that they saw, as the operation does it. */
async function approve(deposit: Deposit, standing: bigint, answer?: string) {
  const ticketId = await openTicketOf(deposit);
  const staff = await system.operator();
  const { secrets } = system.context;
  const now = system.clock.now();
  const person = { staff, secrets, now, expectedVersion: undefined };
  return system.run(async (tx) => {
    const approving = { ...person, ticketId, amount: minorUnits(standing), answer };
    const approved = await approveReturnRequest(tx, approving);
    if (!approved) throw new Error('this ticket requests no return');
    const { invoiceId, payee, reason } = approved;
    const payload = { invoiceId, payee, amount: String(approved.amount) };
    return makeOrRequest(tx, moneyReturnKind, { ...person, payload, reason });
  });
}

async function reject(deposit: Deposit, answer?: string) {
  const ticketId = await openTicketOf(deposit);
  const staff = await system.operator();
  const { secrets } = system.context;
  const command = { staff, secrets, ticketId, now: system.clock.now(), expectedVersion: undefined };
  return system.run((tx) => decideTicket(tx, 'reject', { ...command, answer }));
}

/** A person returns money of the invoice without looking at the request. */
async function giveBack({ invoiceId }: Deposit, sum: bigint) {
  const staff = await system.operator();
  const { secrets } = system.context;
  const command = {
    staff,
    secrets,
    source: { invoiceId },
    amount: minorUnits(sum),
    now: system.clock.now(),
  };
  const reason = 'The customer called';
  const payee = { credential: payeeCard };
  return system.run((tx) => returnMoney(tx, { ...command, reason, payee }));
}

// FORM-270
describe('money that a customer may request back', () => {
  it.each([
    ['a part while the rest is awaited', [900_000n], 900_000],
    ['an excess', [1_200_000n], 200_000],
    ['money that came twice', [amount, amount], 1_000_000],
  ])('is %s', async (_, sums, expected) => {
    const deposit = await received(...sums);
    const { returnable } = await seen(deposit);
    expect(returnable).toEqual({
      amount: expected,
      paymentMethodId: expect.any(Number),
      paymentMethodName: 'Humo',
    });
  });

  it('is a part whose time ended, also where staff refused it afterwards', async () => {
    const deposit = await received(900_000n);
    await system.pass(91 * minute);
    expect(await seen(deposit)).toMatchObject({ status: 'ERROR', returnable: { amount: 900_000 } });
    await system.move(deposit, 'DECLINED');
    expect(await seen(deposit)).toMatchObject({ returnable: { amount: 900_000 } });
  });

  it('is nothing before money came, and nothing of an exact payment', async () => {
    for (const deposit of [await received(), await received(amount)]) {
      expect(await seen(deposit)).not.toHaveProperty('returnable');
      expect(await codeOf(request(deposit))).toBe('not_returnable');
      expect(await requestsOf(deposit)).toEqual([]);
    }
  });
});

// FORM-270
describe('a request', () => {
  it('ends the wait for the rest, and money that comes afterwards is not booked but returned, too', async () => {
    const deposit = await received(900_000n);
    const { status, moneyReturn: requested } = await request(deposit);
    expect([status, requested]).toEqual([
      'ERROR',
      expect.objectContaining({ status: 'REQUESTED', amount: 900_000, payeeLastFour: '1234' }),
    ]);
    expect(await system.events(deposit)).toContain('return_requested → ERROR');
    await system.report(deposit, { amount: 100_000n });
    expect(await seen(deposit)).toMatchObject({
      status: 'ERROR',
      moneyReturn: { status: 'REQUESTED', amount: 1_000_000 },
    });
    expect(await codeOf(approve(deposit, 900_000n))).toBe('conflict');
    await approve(deposit, 1_000_000n);
    expect(await system.balance(shop, 'suspense')).toBe(0n);
    expect(await system.balance(shop, 'merchant_balance')).toBe(0n);
  });

  it('comes too late where the rest came first', async () => {
    const deposit = await received(900_000n, 100_000n);
    expect(await codeOf(request(deposit))).toBe('not_returnable');
    expect(await system.status(deposit)).toBe('DONE');
  });

  it('is one, however often it is sent, and another payee is refused', async () => {
    const deposit = await received(1_200_000n);
    const ends = await Promise.all(Array.from({ length: 5 }, () => codeOf(request(deposit))));
    expect(ends).toEqual(Array(5).fill('made'));
    expect(await requestsOf(deposit)).toHaveLength(1);
    expect(await codeOf(request(deposit, '9860120115550000'))).toBe('return_under_way');
  });

  it('keeps no card in clear, and refuses one that cannot be', async () => {
    const deposit = await received(1_200_000n);
    expect(await codeOf(request(deposit, '98601201155512'))).toBe('credential_not_valid');
    await request(deposit);
    expect(JSON.stringify(await requestsOf(deposit), bigIntAsText)).not.toContain(payeeCard);
  });

  it('and the rest at once leave one outcome, and no money is lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const deposit = await received(900_000n);
      const report = system.report(deposit, { amount: 100_000n });
      const [requested] = await Promise.all([codeOf(request(deposit)), report]);
      const status = await system.status(deposit);
      const suspense = await system.balance(shop, 'suspense');
      expect([requested, status, suspense]).toEqual(
        requested === 'made' ? ['made', 'ERROR', amount] : ['not_returnable', 'DONE', 0n],
      );
    }
  });
});

const bigIntAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;

// OFFICE-453, INVOICE-226
it('a request is said by its invoice, until it is decided', async () => {
  const deposit = await received(900_000n);
  const isRequested = async () => {
    const staff = await system.operator();
    const { secrets } = system.context;
    const { invoiceId } = deposit;
    const reading = { staff, secrets, invoiceId, now: system.clock.now() };
    return (await system.run((tx) => readInvoice(tx, reading))).isReturnRequested;
  };
  expect(await isRequested()).toBeUndefined();
  await request(deposit);
  expect(await isRequested()).toBe(true);
  await reject(deposit, 'The rest came');
  expect(await isRequested()).toBeUndefined();
});

// FORM-271
describe('an approved request', () => {
  it('is sent, and paid, and the form says so with the answer', async () => {
    const deposit = await received(1_200_000n);
    await request(deposit);
    await approve(deposit, 200_000n, 'It is on its way');
    expect(await seen(deposit)).toMatchObject({
      moneyReturn: { status: 'SENDING', amount: 200_000, answer: 'It is on its way' },
    });
    expect(await seen(deposit)).not.toHaveProperty('returnable');
    await system.pass(minute);
    expect(await seen(deposit)).toMatchObject({ moneyReturn: { status: 'SENT' } });
    expect(await system.balance(shop, 'suspense')).toBe(0n);
  });

  it('that does not reach the payee may be requested again', async () => {
    const deposit = await received(1_200_000n);
    await request(deposit);
    await approve(deposit, 200_000n);
    const [made] = await returnsOf(deposit);
    if (!made) throw new Error('no return was made');
    const actor = { type: 'provider', id: asId<ProviderId>(1) } as const;
    const report = { returnId: made.id, outcome: 'refused', actor } as const;
    await system.run((tx) => reportReturn(tx, { ...report, now: system.clock.now() }));
    expect(await seen(deposit)).toMatchObject({
      moneyReturn: { status: 'FAILED' },
      returnable: { amount: 200_000 },
    });
    await request(deposit, '9860120115550000');
    expect(await seen(deposit)).toMatchObject({ moneyReturn: { status: 'REQUESTED' } });
  });

  it('is made once, however many approve it', async () => {
    const deposit = await received(1_200_000n);
    await request(deposit);
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(approve(deposit, 200_000n))),
    );
    expect(ends.toSorted()).toEqual(['made', ...Array(4).fill('ticket_decided')]);
    expect(await returnsOf(deposit)).toHaveLength(1);
  });

  it('and the own return of a person at once make one return', async () => {
    for (let round = 0; round < 4; round += 1) {
      const deposit = await received(1_200_000n);
      await request(deposit);
      const ends = await Promise.all([
        codeOf(approve(deposit, 200_000n)),
        codeOf(giveBack(deposit, 200_000n)),
      ]);
      expect(ends.filter((end) => end === 'made')).toHaveLength(1);
      expect(await returnsOf(deposit)).toHaveLength(1);
      const [found] = await requestsOf(deposit);
      expect(found?.support_ticket.status).toBe('SOLVED');
      expect(await seen(deposit)).toMatchObject({ moneyReturn: { status: 'SENDING' } });
    }
  });

  it('stays open where a person returns only a part of the money', async () => {
    const deposit = await received(1_200_000n);
    await request(deposit);
    await giveBack(deposit, 50_000n);
    expect(await seen(deposit)).toMatchObject({
      moneyReturn: { status: 'REQUESTED', amount: 150_000 },
    });
    expect(await codeOf(approve(deposit, 150_000n))).toBe('return_under_way');
  });
});

// FORM-271
it('a rejected request needs an answer, which the form shows, and another may follow', async () => {
  const deposit = await received(900_000n);
  await request(deposit);
  expect(await codeOf(reject(deposit))).toBe('not_allowed');
  await reject(deposit, '  Your bank has taken the money back  ');
  expect(await seen(deposit)).toMatchObject({
    status: 'ERROR',
    moneyReturn: { status: 'REJECTED', answer: 'Your bank has taken the money back' },
    returnable: { amount: 900_000 },
  });
});

// FORM-271
it('a request whose money staff book says nothing any more, and cannot be approved', async () => {
  const deposit = await received(900_000n);
  await request(deposit);
  await system.report(deposit, { amount: 100_000n });
  await system.move(deposit, 'DONE');
  expect(await seen(deposit)).not.toHaveProperty('moneyReturn');
  expect(await codeOf(approve(deposit, 0n))).toBe('not_returnable');
});

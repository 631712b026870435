import type { Ticket } from '@tiyin/api/types';
import { asId, type MerchantId, type TerminalId } from '@tiyin/domain/ids';
import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  apiKey,
  auditEntry,
  entry,
  invoice,
  notification,
  person,
  supportTicket,
} from '../../src/db/schema.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { type Caller, merchantServer, signIn, stranger } from '../callers.ts';
import { demoRoles } from '../harness/actors.ts';
import type { LiveForm } from '../harness/live-form.ts';
import { type World, openWorld } from '../harness/world.ts';

let world: World;
let operator: Caller;
let merchant: Caller;
let support: Caller;
let form: LiveForm;
beforeAll(async () => {
  world = await openWorld();
  operator = await signIn(world.app, 'operator');
  merchant = await signIn(world.app, 'merchant');
  support = await signIn(world.app, 'support');
});
beforeEach(async () => {
  form = await world.createForm();
  // The world has a ticket of each invoice already.
  await world.context.database.transaction((tx) => tx.delete(supportTicket));
});
afterAll(() => world.close());

const base = '/api/v1/merchant/support';

const open = (caller: Caller, description: string, invoiceId = form.invoiceId) =>
  caller({ method: 'POST', url: base, body: { invoiceId, description } });

const opened = async (caller: Caller, description: string): Promise<Ticket> => {
  const answer = await open(caller, description);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
};

const list = (caller: Caller, invoiceId = form.invoiceId) =>
  caller({ method: 'GET', url: `${base}/${invoiceId}` });

const decide = (
  caller: Caller,
  decision: 'approve' | 'reject',
  ticketId: number,
  version?: number,
) =>
  caller({
    method: 'POST',
    url: `${base}/${decision}`,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    body: { ticketId },
  });

describe('staff', () => {
  // INVOICE-50
  test('open tickets with their authors, newest first', async () => {
    const first = await opened(merchant, ' Where is the money? ');
    const url = `/api/payments/form/${form.formId}/ticket`;
    const { formId, supportCode } = form;
    const body = { formId, supportCode, description: 'I paid' };
    await stranger(world.app)({ method: 'POST', url, body });
    expect(first).toEqual({
      id: expect.any(Number),
      description: 'Where is the money?',
      createDate: world.clock.now().toISOString(),
      status: { code: 'NEW', value: 'New' },
      openedBy: { type: 'staff', name: 'Jasur Rahimov' },
      version: 1,
    });
    const { data } = (await list(await signIn(world.app, 'viewer'))).json();
    expect(data).toMatchObject([
      { description: 'I paid', openedBy: { type: 'customer' } },
      { id: first.id },
    ]);
  });

  test('open one with the same words, and another with others or once it is decided', async () => {
    const [first, second] = await Promise.all([opened(merchant, 'Why?'), opened(merchant, 'Why?')]);
    expect(second.id).toBe(first.id);
    const others = [await opened(merchant, 'How?'), await opened(support, 'Why?')];
    await decide(operator, 'reject', first.id);
    others.push(await opened(merchant, 'Why?'));
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(4);
  });

  test.each([
    ['nothing', '', 400],
    ['blanks', '   ', 422],
    ['too much', 'a'.repeat(ticketDescriptionLimit + 1), 400],
  ])('open none with %s', async (_, description, status) => {
    const refused = await open(merchant, description);
    expect(refused.statusCode).toBe(status);
    expect(refused.json().errors).toMatchObject([{ path: '/description' }]);
  });
});

describe('a decision', () => {
  test.each([
    ['approve', 'SOLVED', 'Solved'],
    ['reject', 'REJECTED', 'Rejected'],
  ] as const)(
    '%s makes it %s, is audited, and closes what waited',
    async (decision, code, value) => {
      const { id, version } = await opened(merchant, 'Why?');
      const answer = await decide(support, decision, id, version);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().data).toMatchObject({ id, status: { code, value }, version: 2 });
      expect(answer.headers['etag']).toBe('"2"');
      const subject = `ticket:${id}`;
      const { audited, notified, row } = await world.context.database.transaction(async (tx) => ({
        audited: await tx.select().from(auditEntry).where(eq(auditEntry.subject, subject)),
        notified: await tx.select().from(notification).where(eq(notification.subject, subject)),
        row: await tx
          .select()
          .from(supportTicket)
          .where(eq(supportTicket.id, asId(id))),
      }));
      expect(audited.map(({ action }) => action)).toEqual(['ticket.opened', 'ticket.decided']);
      expect(notified).toMatchObject([{ closedAt: world.clock.now(), closedBy: null }]);
      expect(row).toMatchObject([{ decidedAt: world.clock.now(), decidedBy: expect.any(Number) }]);
    },
  );

  test('moves neither the invoice nor any money', async () => {
    const books = () =>
      world.context.database.transaction(async (tx) => ({
        row: await tx
          .select()
          .from(invoice)
          .where(eq(invoice.id, asId(form.invoiceId))),
        entries: await tx.$count(entry),
      }));
    const before = await books();
    for (const decision of ['approve', 'reject'] as const) {
      await decide(operator, decision, (await opened(merchant, decision)).id);
    }
    expect(await books()).toEqual(before);
  });

  test.each(['IN_WORK', 'PENDING'] as const)('is still due while it is %s', async (status) => {
    const { id } = await opened(merchant, 'Why?');
    await world.context.database.transaction((tx) =>
      tx
        .update(supportTicket)
        .set({ status })
        .where(eq(supportTicket.id, asId(id))),
    );
    expect((await decide(operator, 'approve', id)).json().data.status.code).toBe('SOLVED');
  });

  // INVOICE-48
  test('is final: neither the same nor the other changes it', async () => {
    const { id } = await opened(merchant, 'Why?');
    await decide(operator, 'approve', id);
    for (const decision of ['approve', 'reject'] as const) {
      const refused = await decide(operator, decision, id);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'ticket_decided']);
    }
    expect((await list(operator)).json().data).toMatchObject([{ status: { code: 'SOLVED' } }]);
  });

  test('of two people at once is one: the other gets the current ticket', async () => {
    const { id, version } = await opened(merchant, 'Why?');
    const answers = await Promise.all([
      decide(operator, 'approve', id, version),
      decide(support, 'reject', id, version),
    ]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toMatchObject({ code: 'conflict', current: won?.json().data });
    const decided = await world.context.database.transaction((tx) =>
      tx.$count(
        auditEntry,
        and(eq(auditEntry.subject, `ticket:${id}`), eq(auditEntry.action, 'ticket.decided')),
      ),
    );
    expect(decided).toBe(1);
  });

  test('about an unknown ticket is 404', async () => {
    expect((await decide(operator, 'approve', 9_007_199_254_740_991)).statusCode).toBe(404);
  });
});

describe('merchant scope', () => {
  let foreign: string;

  beforeAll(async () => {
    const [, second] = world.shops;
    const key = 'tiyin_key_of_the_second_merchant';
    const columns = {
      merchantId: second?.merchantId ?? asId<MerchantId>(0),
      createdAt: world.clock.now(),
    };
    await world.context.database.transaction((tx) =>
      tx.insert(apiKey).values({ ...columns, tokenHash: hashToken(key) }),
    );
    const body = world.formRequest({ terminalId: second?.terminalIds[0] ?? asId<TerminalId>(0) });
    const headers = { 'idempotency-key': body.merchantInvoiceId };
    const url = '/api/merchant/v1/forms';
    const made = await merchantServer(world.app, key)({ method: 'POST', url, headers, body });
    foreign = made.json().invoiceId;
  });

  test('tickets of another merchant are not there for people who may not see its invoices', async () => {
    const { id } = (await open(support, 'Why?', foreign)).json().data;
    expect((await list(merchant, foreign)).statusCode).toBe(404);
    expect((await open(merchant, 'Mine?', foreign)).statusCode).toBe(404);
    expect((await list(await signIn(world.app, 'viewer'), foreign)).statusCode).toBe(404);
    expect((await list(operator, foreign)).json().data).toMatchObject([{ id, version: 1 }]);
  });

  test('who may decide decides only about their own merchant’s', async () => {
    const { id } = (await open(support, 'Decide this', foreign)).json().data;
    const own = (await opened(merchant, 'And this')).id;
    await grant(['merchant.read', 'ticket.decision']);
    const deciding = await signIn(world.app, 'viewer');
    for (const decision of ['approve', 'reject'] as const) {
      const stale = await decide(deciding, decision, id, 99);
      expect(stale.statusCode).toBe(404);
      expect(stale.json()).not.toHaveProperty('current');
    }
    expect((await decide(deciding, 'approve', own)).statusCode).toBe(200);
    expect((await list(operator, foreign)).json().data[0].status.code).toBe('NEW');
    await grant([]);
  });

  // PEOPLE-46
  test('what waits is seen by the people of its merchant alone', async () => {
    const { id } = (await open(support, 'Who sees this?', foreign)).json().data;
    const seenBy = async (role: (typeof demoRoles)[number]) => {
      const url = '/api/v1/notification?status=IN_PROCESS&size=40';
      const answer = await (await signIn(world.app, role))({ method: 'GET', url });
      const subjects: { type: string; id: string }[] = answer
        .json()
        .data.map((row: { subject: unknown }) => row.subject);
      return subjects.some((subject) => subject.type === 'ticket' && subject.id === String(id));
    };
    const seen = await Promise.all(demoRoles.map(async (role) => [role, await seenBy(role)]));
    expect(Object.fromEntries(seen)).toEqual({
      operator: true,
      merchant: false,
      support: true,
      viewer: false,
    });
  });
});

/** Gives the viewer, who has the first merchant, these permissions. */
function grant(permissions: string[]) {
  return world.context.database.transaction((tx) =>
    tx.update(person).set({ permissions }).where(eq(person.username, 'viewer')),
  );
}

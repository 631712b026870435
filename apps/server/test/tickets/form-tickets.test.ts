import { asId } from '@tiyin/domain/ids';
import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, invoice, notification, supportTicket } from '../../src/db/schema.ts';
import { type Caller, signIn, stranger } from '../callers.ts';
import type { LiveForm } from '../harness/live-form.ts';
import { type World, openWorld } from '../harness/world.ts';
import { openTestApp } from '../test-app.ts';

let world: World;
let customer: Caller;
let operator: Caller;
let form: LiveForm;
beforeAll(async () => {
  world = await openWorld();
  customer = stranger(world.app);
  operator = await signIn(world.app, 'operator');
});
beforeEach(async () => {
  form = await world.createForm();
});
afterAll(() => world.close());

/** The customer sends a ticket, valid by default. */
const send = (description = 'I paid and nothing came', input: object = {}, id = form.formId) => {
  const body = { formId: form.formId, supportCode: form.supportCode, description, ...input };
  return customer({ method: 'POST', url: `/api/payments/form/${id}/ticket`, body });
};

const init = async () => {
  const url = `/api/payments/form/${form.formId}/init`;
  return (await customer({ method: 'POST', url })).json();
};

const moveTo = (statusId: number) => {
  const body = { invoiceId: form.invoiceId, statusId, reason: 'The bank shows it' };
  return operator({ method: 'PATCH', url: '/api/v1/invoice/status', body });
};

const decide = (decision: 'approve' | 'reject', ticketId: number) =>
  operator({ method: 'POST', url: `/api/v1/merchant/support/${decision}`, body: { ticketId } });

/** The customers' tickets about the form's invoice. */
const written = () =>
  world.context.database.transaction((tx) =>
    tx
      .select()
      .from(supportTicket)
      .where(
        and(eq(supportTicket.invoiceId, asId(form.invoiceId)), isNull(supportTicket.openedBy)),
      ),
  );

describe('a customer’s ticket', () => {
  // PEOPLE-46
  test('is opened with what they wrote, audited without it, and waits for a person', async () => {
    const answer = await send('  I paid at noon.\nNothing came.  ');
    expect(answer.statusCode, answer.body).toBe(201);
    const ticket = answer.json();
    const createDate = world.clock.now().toISOString();
    expect(ticket).toEqual({ id: expect.any(Number), status: 'NEW', createDate });
    expect(await written()).toMatchObject([
      { id: ticket.id, description: 'I paid at noon.\nNothing came.', status: 'NEW' },
    ]);
    const subject = `ticket:${ticket.id}`;
    const { audited, notified } = await world.context.database.transaction(async (tx) => ({
      audited: await tx.select().from(auditEntry).where(eq(auditEntry.subject, subject)),
      notified: await tx.select().from(notification).where(eq(notification.subject, subject)),
    }));
    expect(audited).toMatchObject([{ action: 'ticket.opened', actorType: 'customer' }]);
    expect(JSON.stringify(audited)).not.toContain('noon');
    const { merchantId } = world.shops[0];
    expect(notified).toMatchObject([
      { kind: 'TICKET_WAITS', merchantId, isTest: true, closedAt: null },
    ]);
    expect(JSON.stringify(notified)).not.toContain('noon');
  });

  // INVOICE-51
  test('leaves the invoice and its version as they are', async () => {
    const row = () =>
      world.context.database.transaction((tx) =>
        tx
          .select()
          .from(invoice)
          .where(eq(invoice.id, asId(form.invoiceId))),
      );
    const before = await row();
    await send();
    expect(await row()).toEqual(before);
  });

  // FORM-62
  test('is one, however often, at once or in other words it is sent', async () => {
    const answers = await Promise.all([send(), send(), send('In other words')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await written()).toHaveLength(1);
  });

  test('is not opened again by a retry that comes after the decision, but by new words', async () => {
    const { id } = (await send()).json();
    await decide('reject', id);
    expect((await send()).json()).toMatchObject({ id, status: 'REJECTED' });
    const next = (await send('Here is the receipt')).json();
    expect(next).toMatchObject({ status: 'NEW' });
    expect(next.id).not.toBe(id);
  });

  test('is refused after five, so that a form cannot flood support', async () => {
    for (let count = 1; count <= 5; count += 1) {
      await decide('approve', (await send(`Number ${count}`)).json().id);
    }
    const refused = await send('Number 6');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_tickets']);
  });

  test.each([
    [4, 'PAYED'],
    [5, 'DONE'],
  ])('is not needed once the money came: status %i, %s', async (statusId, code) => {
    expect((await moveTo(statusId)).json().data.invoiceStatus.code).toBe(code);
    const refused = await send();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ticket_not_needed']);
  });

  test.each([
    [6, 'DECLINED'],
    [7, 'CANCELED'],
    [8, 'ERROR'],
  ])('is shown by the form that is opened again: status %i, %s', async (statusId, status) => {
    await moveTo(statusId);
    expect(await init()).not.toHaveProperty('ticket');
    const ticket = (await send()).json();
    expect(await init()).toMatchObject({ status, ticket });
    await decide('approve', ticket.id);
    expect(await init()).toMatchObject({ ticket: { ...ticket, status: 'SOLVED' } });
  });

  test('is never a ticket of the staff, which the form does not show', async () => {
    await moveTo(7);
    // The world has one of the staff about each invoice.
    expect(await init()).not.toHaveProperty('ticket');
  });
});

describe('what opens no ticket', () => {
  test('an unknown form', async () => {
    const formId = 'nobodyhasthisformid12345678';
    expect((await send('Hello', { formId }, formId)).statusCode).toBe(404);
  });

  test('a support code of another form, or none', async () => {
    const { supportCode } = await world.createForm();
    const refused = await send('Hello', { supportCode });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'support_code_wrong']);
    expect((await send('Hello', { supportCode: 'a'.repeat(63) })).statusCode).toBe(400);
    expect(await written()).toEqual([]);
  });

  test('the form of the body where the path names another', async () => {
    const { formId } = await world.createForm();
    const refused = await send('Hello', {}, formId);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ path: '/formId' }]);
  });

  test.each([
    ['nothing', '', 400],
    ['blanks', ' \n\t ', 422],
    ['a character too many', 'я'.repeat(ticketDescriptionLimit + 1), 400],
  ])('%s as its words, said at the field', async (_, description, status) => {
    const refused = await send(description);
    expect(refused.statusCode, refused.body).toBe(status);
    expect(refused.json().errors).toMatchObject([{ path: '/description' }]);
    expect(await written()).toEqual([]);
  });

  test('the longest text does', async () => {
    const description = 'я'.repeat(ticketDescriptionLimit);
    expect((await send(description)).statusCode).toBe(201);
    expect(await written()).toMatchObject([{ description }]);
  });
});

test('an address that sends too often gets Retry-After', async () => {
  const limited = await openTestApp();
  const url = '/api/payments/form/nobodyhasthisformid12345678/ticket';
  const post = () => stranger(limited.app)({ method: 'POST', url, body: {} });
  for (let count = 0; count < 20; count += 1) expect((await post()).statusCode).toBe(400);
  const refused = await post();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

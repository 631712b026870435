import { randomUUID } from 'node:crypto';
import { asId, type InvoiceId } from '@tiyin/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supportTicket } from '../../src/db/schema.ts';
import { readCustomer } from '../../src/payments/invoices/read-customer.ts';
import { listCustomerTickets } from '../../src/tickets/read-tickets.ts';
import type { Staff } from '../../src/staff/staff.ts';
import type { Shop } from '../payments/shop.ts';
import { openListSystem, staffOf } from './lists.ts';

let system: Awaited<ReturnType<typeof openListSystem>>;
let shop: Shop;
let other: Shop;
const customerId = `u/${randomUUID()}`;
const made: InvoiceId[] = [];

beforeAll(async () => {
  system = await openListSystem();
  [shop, other] = [await system.shop(), await system.shop()];
  const put = async (of: Shop, input: Parameters<typeof system.put>[1]) =>
    made.push(await system.put(of, { customer: customerId, ...input }));
  await put(shop, { at: '2026-11-18T10:00:00.000Z', firstName: 'Aziz', lastName: 'Karimov' });
  await put(shop, { at: '2026-11-19T10:00:00.000Z', firstName: 'Aziza' });
  await put(shop, { at: '2026-11-20T10:00:00.000Z' });
  await put(shop, { at: '2026-11-17T10:00:00.000Z', isTest: false });
  await put(other, { at: '2026-11-21T10:00:00.000Z', firstName: 'Somebody else' });
});
afterAll(() => system.close());

const read = (staff: Staff, id = customerId) =>
  system.run((tx) => readCustomer(tx, staff, { merchantId: shop.merchantId, customerId: id }));

// INVOICE-452
describe('a customer', () => {
  it('has the name of the newest named invoice, and the invoices of test and production', async () => {
    const expected = {
      customerId,
      merchant: { id: shop.merchantId, name: 'A shop' },
      people: { firstName: 'Aziza' },
      invoices: [
        {
          isTest: false,
          count: 1,
          firstDate: '2026-11-17T10:00:00.000Z',
          lastDate: '2026-11-17T10:00:00.000Z',
        },
        {
          isTest: true,
          count: 3,
          firstDate: '2026-11-18T10:00:00.000Z',
          lastDate: '2026-11-20T10:00:00.000Z',
        },
      ],
    };
    expect(await read(staffOf(shop))).toEqual(expected);
    expect(await read(staffOf(undefined))).toEqual(expected);
  });

  it('is not there for people of another merchant, nor under a part of the id', async () => {
    await expect(read(staffOf(other))).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(staffOf(shop), customerId.slice(0, -1))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('has the tickets of the mode that the person looks at', async () => {
    const [first, , , production, foreign] = made;
    const open = (id: InvoiceId | undefined, description: string) =>
      system.run((tx) =>
        tx.insert(supportTicket).values({
          invoiceId: id ?? asId(''),
          description,
          kind: 'PROBLEM',
          status: 'NEW',
          createdAt: system.clock.now(),
        }),
      );
    await open(first, 'of test');
    await open(production, 'of production');
    await open(foreign, 'of the other merchant');
    const list = (staff: Staff) =>
      system.run((tx) =>
        listCustomerTickets(
          tx,
          { staff, secrets: system.context.secrets, now: system.clock.now() },
          { merchantId: shop.merchantId, customerId },
        ),
      );
    const described = async (staff: Staff) =>
      (await list(staff)).map(({ invoiceId, ticket }) => [invoiceId, ticket.description]);
    expect(await described(staffOf(shop))).toEqual([[first, 'of test']]);
    expect(await described({ ...staffOf(undefined), testDashboard: false })).toEqual([
      [production, 'of production'],
    ]);
    expect(await described(staffOf(other))).toEqual([]);
  });
});

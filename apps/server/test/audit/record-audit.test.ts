import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProvider } from '../../src/administration/add-provider.ts';
import { changedFacts, hideConfidential } from '../../src/audit/facts.ts';
import { withOrigin } from '../../src/audit/origin.ts';
import { apiKey, auditEntry } from '../../src/db/schema.ts';
import { merchantServer, signIn } from '../callers.ts';
import { openWorld, type World } from '../harness/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function lastOf(action: string) {
  const [entry] = await world.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, action))
      .orderBy(desc(auditEntry.id))
      .limit(1),
  );
  return entry;
}

// PEOPLE-140
test('an entry of a person names the merchant of its object, the address and the request', async () => {
  const form = await world.createForm();
  const operator = await signIn(world.app, 'operator');
  const body = { invoiceId: form.invoiceId, statusId: 7, reason: 'Card 8600 1234 5678 9012' };
  const answer = await operator({ method: 'PATCH', url: '/api/v1/invoice/status', body });
  expect(answer.statusCode, answer.body).toBe(200);
  const entry = await lastOf('invoice.status_changed');
  expect(entry).toMatchObject({
    actorType: 'staff',
    apiKeyId: null,
    subject: `invoice:${form.invoiceId}`,
    merchantId: world.shops[0].merchantId,
    address: '127.0.0.1',
    requestId: answer.headers['x-request-id'],
  });
  expect(JSON.stringify(entry)).not.toContain('9012');
});

// PEOPLE-140
test('an entry of a merchant’s server names its key', async () => {
  const form = world.formRequest();
  const headers = { 'idempotency-key': form.merchantInvoiceId };
  const request = { method: 'POST', url: '/api/merchant/v1/forms', headers, body: form } as const;
  expect((await merchantServer(world.app)(request)).statusCode).toBe(201);
  const [key] = await world.context.database.transaction((tx) =>
    tx.select().from(apiKey).where(eq(apiKey.isDemo, true)),
  );
  expect(await lastOf('form.created')).toMatchObject({
    actorType: 'merchant',
    actorId: world.shops[0].merchantId,
    merchantId: world.shops[0].merchantId,
    apiKeyId: key?.id,
    address: '127.0.0.1',
  });
});

// PEOPLE-140
test('a command is an action of the command line', async () => {
  const provider = { kind: 'manual', name: 'Cash desk' } as const;
  await withOrigin({ kind: 'command' }, () => addProvider(world.context, provider, undefined));
  expect(await lastOf('provider.added')).toMatchObject({
    actorType: 'command_line',
    merchantId: null,
    address: null,
    requestId: null,
  });
});

// PEOPLE-42
test('a number or key that a person wrote into a text is masked, an amount is not', () => {
  expect(
    hideConfidential({
      reason: 'to 8600 1234 5678 9012, call +998 90 123 45 67, key tiyin_abcdefgh1234',
      card: '8600123456789012',
      amount: '123456789012',
      isOn: true,
    }),
  ).toEqual({
    reason: 'to [masked], call [masked], key [masked]',
    card: '[masked]',
    amount: '123456789012',
    isOn: true,
  });
});

// PEOPLE-140
test('only the changed fields are kept', () => {
  const former = { name: 'A', limit: '5', isOn: true };
  expect(changedFacts(former, { name: 'B', limit: '5', poolId: 3 })).toEqual({
    before: { name: 'A', poolId: null },
    after: { name: 'B', poolId: 3 },
  });
});

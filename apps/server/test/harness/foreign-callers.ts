import { demoRolePermissions, permissions } from '@tiyin/domain/permissions';
import { eq } from 'drizzle-orm';
import { apiKey, person } from '../../src/db/schema.ts';
import { createHttpProvider } from '../../src/providers/http/create-http-provider.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { roleWith } from '../../src/staff/roles/prepare-roles.ts';
import { writeRoles } from '../../src/staff/roles/write-roles.ts';
import { type Caller, merchantServer, providerServer, signInWith } from '../callers.ts';
import type { World } from './world-type.ts';

/** Callers who belong to the second demo merchant, or to nobody of the first. */
export type ForeignCallers = Readonly<Record<'key' | 'narrow' | 'provider' | 'wide', Caller>>;

const token = 'tiyin_key_of_a_stranger';
const secret = `whsec_${Buffer.alloc(32, 'another provider').toString('base64')}`;

/** `wide` holds every permission that a person of one merchant can (PEOPLE-104), `narrow` those of the demo merchant. */
const grants = {
  wide: permissions.filter((name) => name !== 'merchant.rw.all'),
  narrow: demoRolePermissions.merchant,
};

/** Adds the people, a key and a provider of another merchant, and signs them in. */
export async function openForeignCallers(world: World): Promise<ForeignCallers> {
  const { app, clock, context, shops } = world;
  const second = shops[1];
  if (!second) throw new Error('there is no second demo merchant');
  const { merchantId } = second;
  await context.database.transaction(async (tx) => {
    const key = { merchantId, tokenHash: hashToken(token), createdAt: clock.now() };
    await tx.insert(apiKey).values(key);
    const fields = { name: 'Another', url: 'https://another.example', secret };
    await createHttpProvider(tx, fields, context.secrets);
    const [known] = await tx.select().from(person).where(eq(person.username, 'merchant'));
    for (const [username, granted] of Object.entries(grants)) {
      const [row] = await tx
        .insert(person)
        .values({
          username,
          passwordHash: known?.passwordHash ?? '',
          firstName: 'A',
          lastName: 'Stranger',
          merchantId,
        })
        .returning();
      if (row) await writeRoles(tx, row.id, [(await roleWith(tx, granted)).id]);
    }
  });
  return {
    wide: await signInWith(app, 'wide', 'merchant-demo'),
    narrow: await signInWith(app, 'narrow', 'merchant-demo'),
    key: merchantServer(app, token),
    provider: providerServer(app, secret, clock),
  };
}

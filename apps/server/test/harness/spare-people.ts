import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invitation, person, role } from '../../src/db/schema.ts';
import { createSecretToken, hashToken } from '../../src/secrets/token.ts';
import type { TestApp } from '../test-app.ts';

/** People and a role that requests of the harness may change. */
export type SparePeople = {
  /** An active person of the first demo merchant, without roles. */
  readonly activePersonId: number;
  readonly invitedPersonId: number;
  /** Of the link of the invited person. */
  readonly invitationToken: string;
  /** An unused role. */
  readonly spareRoleId: number;
};

/** Writes them. */
export async function insertSparePeople({ context, shops, clock }: TestApp): Promise<SparePeople> {
  const token = createSecretToken();
  const day = 24 * 60 * 60_000;
  return context.database.transaction(async (tx) => {
    const [operator] = await tx.select().from(person).where(eq(person.username, 'operator'));
    const of = (state: 'ACTIVE' | 'INVITED') => ({
      username: `spare-${randomUUID()}`,
      passwordHash: '',
      firstName: 'Spare',
      lastName: 'Person',
      merchantId: shops[0].merchantId,
      state,
    });
    const [active, invited] = await tx
      .insert(person)
      .values([of('ACTIVE'), of('INVITED')])
      .returning({ id: person.id });
    const [spare] = await tx
      .insert(role)
      .values({ name: `Spare ${randomUUID()}`, permissions: [] })
      .returning({ id: role.id });
    if (!operator || !active || !invited || !spare) throw new Error('nobody was written');
    await tx.insert(invitation).values({
      personId: invited.id,
      tokenHash: hashToken(token),
      invitedBy: operator.id,
      expiresAt: new Date(clock.now().getTime() + day),
    });
    return {
      activePersonId: active.id,
      invitedPersonId: invited.id,
      invitationToken: token,
      spareRoleId: spare.id,
    };
  });
}

import { asId, type AccountId, type ProviderId, type TicketId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { paymentAccount, provider, supportTicket } from '../../src/db/schema.ts';
import type { World } from './world.ts';

/**
 * Remembers the provider that reports, its account and the ticket of the customer whose payment has a follow-up; returns
 * a function that lets them be reported by and answered again: ids are small, and a guessed one may have blocked the
 * provider, replaced its secret, or decided the ticket.
 */
export async function rememberObjects(world: World): Promise<() => Promise<void>> {
  const { database } = world.context;
  const isProvider = eq(provider.id, asId<ProviderId>(world.provider.id));
  const isAccount = eq(paymentAccount.id, asId<AccountId>(world.provider.accountId));
  const isTicket = eq(supportTicket.id, asId<TicketId>(world.followUp.ticketId));
  const known = await database.transaction(async (tx) => ({
    provider: (await tx.select().from(provider).where(isProvider))[0],
    account: (await tx.select().from(paymentAccount).where(isAccount))[0],
    ticket: (await tx.select().from(supportTicket).where(isTicket))[0],
  }));
  if (!known.provider || !known.account || !known.ticket) throw new Error('an object is not there');
  const { id: _provider, ...ofProvider } = known.provider;
  const { id: _account, ...ofAccount } = known.account;
  const { id: _ticket, ...ofTicket } = known.ticket;
  return () =>
    database.transaction(async (tx) => {
      await tx.update(provider).set(ofProvider).where(isProvider);
      await tx.update(paymentAccount).set(ofAccount).where(isAccount);
      await tx.update(supportTicket).set(ofTicket).where(isTicket);
    });
}

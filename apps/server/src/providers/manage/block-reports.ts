import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { readReason } from '../../payments/given-reason.ts';
import { notAllowed } from '../../problem.ts';
import { type OfProvider, type ProviderRow, actorOf, lockProvider } from './provider-row.ts';

/**
 * Refuses a provider's reports until they are allowed again (ROUTING-720): one person stops those that a leaked secret
 * signs. Reports that are blocked already stay so, with the first reason. 404; 422 for a provider without a secret.
 */
export async function blockReports(
  tx: Tx,
  command: OfProvider & { readonly reason: string },
): Promise<void> {
  const row = await lockProvider(tx, command.providerId);
  if (row.secretEncrypted === null) throw notAllowed('/reason', 'This provider has no secret');
  if (row.reportsBlockedAt !== null) return;
  const after = { reportsBlockedAt: command.now, reportsBlockReason: readReason(command.reason) };
  await write(tx, command, { row, after, action: 'provider.reports_blocked' });
}

/** Takes them again. 404. */
export async function allowReports(tx: Tx, command: OfProvider): Promise<void> {
  const row = await lockProvider(tx, command.providerId);
  if (row.reportsBlockedAt === null) return;
  const after = { reportsBlockedAt: null, reportsBlockReason: null };
  await write(tx, command, { row, after, action: 'provider.reports_allowed' });
}

type Block = Pick<ProviderRow, 'reportsBlockedAt' | 'reportsBlockReason'>;

type Written = {
  readonly row: ProviderRow;
  readonly after: Block;
  readonly action: 'provider.reports_allowed' | 'provider.reports_blocked';
};

async function write(tx: Tx, command: OfProvider, { row, after, action }: Written): Promise<void> {
  const { staff, providerId, now } = command;
  await tx
    .update(provider)
    .set({ ...after, version: row.version + 1 })
    .where(eq(provider.id, providerId));
  recordAudit(tx, {
    actor: actorOf(staff),
    action,
    subject: `provider:${providerId}`,
    before: factsOf(row),
    after: factsOf(after),
    now,
  });
}

function factsOf({ reportsBlockedAt, reportsBlockReason }: Block) {
  return { blockedAt: reportsBlockedAt?.toISOString() ?? null, reason: reportsBlockReason };
}

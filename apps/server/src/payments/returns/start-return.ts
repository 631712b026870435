import type { ProviderId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { provider } from '../../db/schema.ts';
import { enqueueReturnCall } from '../../jobs/queue.ts';
import { startSandboxReturn } from '../../jobs/sandbox.ts';
import { notify } from '../../notifications/notify.ts';
import type { ReturnRow } from './return-row.ts';
import { sourceOf, subjectOf } from './return-source.ts';
import { startReturnWindow } from './return-window.ts';

type Start = { readonly row: ReturnRow; readonly providerId: ProviderId; readonly now: Date };

/** Passes a return to the provider of its account: this transaction only writes the job. */
export async function startReturn(tx: Tx, { row, providerId, now }: Start): Promise<void> {
  const [owner] = await tx
    .select({ kind: provider.kind })
    .from(provider)
    .where(eq(provider.id, providerId));
  if (!owner) throw new Error(`provider ${providerId} is gone`);
  switch (owner.kind) {
    case 'sandbox':
      startSandboxReturn(tx, row.id, now);
      return startReturnWindow(tx, row.id, now);
    case 'http':
      enqueueReturnCall(tx, row.id, now);
      return startReturnWindow(tx, row.id, now);
    case 'manual': {
      const { merchantId, isTest, amount, currency, id } = row;
      const details = { returnId: id, amount: String(amount), currency };
      const need = { kind: 'PAYOUT_WAITS', subject: subjectOf(sourceOf(row)) } as const;
      await notify(tx, { ...need, merchantId, isTest, details, now });
    }
  }
}

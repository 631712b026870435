import type { MerchantId, TransferId } from '@tiyin/domain/ids';
import { integer, literal, object } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { idStruct } from '../db/id-struct.ts';
import { invoice } from '../db/schema.ts';
import { accountOfTransfer, findVisible } from '../payments/transfers/read-transfer.ts';
import { reverseTransfer } from '../payments/transfers/reverse-transfer.ts';
import { ProblemError } from '../problem.ts';
import type { TransferRow } from '../payments/transfers/transfer-row.ts';
import { amountChange, textChange } from './preview-lines.ts';

type ReversalPayload = { readonly action: 'reverse'; readonly id: TransferId };

/**
 * A reported transfer that a person takes back, so that its money leaves the books (LEDGER-270). Money that a provider
 * or a bank's statement reported is real: any rule protects it (PEOPLE-542). People take their own reports back alone.
 */
export const reversedMoney: ApprovableKind<ReversalPayload, TransferId> = {
  code: 'RETURN',
  permission: 'transfer.confirm',
  payload: object({ action: literal('reverse'), id: idStruct<TransferId>(integer()) }),

  async preview(tx, change) {
    const { id } = change.payload;
    const found = await findVisible(tx, change.staff, id);
    const { transfer: row } = found;
    await reverse(tx, change);
    const merchantId = await ownerOf(tx, row);
    const subject = { subject: `transfer:${id}`, merchantId, version: versionOf(row) };
    if (row.source === 'staff' || !found.account) {
      return { ...subject, isTest: false, size: null, preview: { changes: [] } };
    }
    const { currency, isTest } = accountOfTransfer(found);
    return {
      ...subject,
      isTest,
      size: { amount: row.amount, currency },
      isGuardedByAny: true,
      preview: {
        variant: 'REVERSED_TRANSFER',
        changes: [
          amountChange('Taken back', currency, null, row.amount),
          textChange('Bank’s reference', null, row.externalId),
        ],
      },
    };
  },

  async execute(tx, change) {
    const { payload, staff, expectedVersion } = change;
    await reverse(tx, change);
    const { transfer: row } = await findVisible(tx, staff, payload.id);
    // The deposit that it was assigned to meanwhile would lose it.
    const isSame = expectedVersion === undefined || versionOf(row) === expectedVersion;
    if (!isSame) throw new ProblemError('conflict');
    return payload.id;
  },
};

/** A transfer gets a deposit once at most, and keeps it. */
const versionOf = ({ invoiceId }: TransferRow): number => (invoiceId === null ? 0 : 1);

async function reverse(tx: Tx, { payload, staff, reason = '', now }: Change): Promise<void> {
  await reverseTransfer(tx, { staff, id: payload.id, reason, now });
}

type Change = Pick<ApprovableChange<ReversalPayload>, 'now' | 'payload' | 'reason' | 'staff'>;

async function ownerOf(tx: Tx, { invoiceId }: TransferRow): Promise<MerchantId | null> {
  if (invoiceId === null) return null;
  const [owner] = await tx
    .select({ merchantId: invoice.merchantId })
    .from(invoice)
    .where(eq(invoice.id, invoiceId));
  return owner?.merchantId ?? null;
}

import { isFinalStatus } from '@tiyin/domain/invoices';
import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '../drill.ts';
import type { Life } from '../world.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

/** Broken acknowledgements: forms lost or doubled, requisites or actions lost. */
export function checkAcknowledged({
  world: { lives },
  invoices,
}: Pick<Evidence, 'invoices' | 'world'>): string[] {
  const invoiceIds = new Set(lives.map(({ invoiceId }) => invoiceId));
  const strangers = [...invoices.values()].filter(({ id }) => !invoiceIds.has(id));
  return [
    ...strangers.map(
      (made) => `${made.merchantInvoiceId}: created without a response to its caller`,
    ),
    ...lives.flatMap((life) => {
      const kept = invoices.get(life.invoiceId);
      const sentences = kept ? broken(life, kept) : ['its form was acknowledged and is gone'];
      return sentences.map((sentence) => `${life.name}, ${life.invoiceId}: ${sentence}`);
    }),
  ];
}

function broken(life: Life, kept: InvoiceFacts): string[] {
  const { requisites, reading } = life;
  const isOtherReading =
    reading !== undefined &&
    !isDeepStrictEqual(
      [reading.status, reading.amount, reading.fee],
      [kept.status, Number(kept.amount), kept.fee === null ? null : Number(kept.fee)],
    );
  const found: Readonly<Record<string, boolean>> = {
    "it is another merchant's, or under another order":
      kept.merchantId !== life.shop.merchantId || kept.merchantInvoiceId !== life.merchantInvoiceId,
    'its amount is not the one that its customer was shown with the requisites':
      requisites !== undefined && Number(kept.amount) !== requisites.amount,
    'its account is not the one that its customer was shown':
      requisites !== undefined && !requisites.value.endsWith(kept.lastFour ?? 'none'),
    'its payee is not the card that was named':
      life.payee !== undefined && !life.payee.endsWith(kept.payeeLastFour ?? 'none'),
    'what its people did was taken and is forgotten':
      life.completedTo !== undefined && !kept.history.includes(life.completedTo),
    'its cancellation was taken and is forgotten': life.isCanceled && kept.status !== 'CANCELED',
    'its merchant read something else at its end': isOtherReading,
    ['a client saw ' + life.seen.join(', ')]: !isSubsequence(life.seen, kept.history),
    'a client saw a final status, and it changed': life.seen.slice(0, -1).some(isFinalStatus),
  };
  return Object.entries(found).flatMap(([sentence, isBroken]) => (isBroken ? [sentence] : []));
}

/** Whether one list is the other with some left out. */
function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  return part.every((item) => {
    from = whole.indexOf(item, from) + 1;
    return from > 0;
  });
}

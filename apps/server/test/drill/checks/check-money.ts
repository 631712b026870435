import type { Evidence } from '../drill.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

const counted = ['transfers', 'received', 'moves', 'payouts', 'paidOut', 'credited'] as const;

/** The expected postings of an invoice: the count of each, and the merchant's share. */
type Due = Pick<InvoiceFacts, (typeof counted)[number]>;

const nothing: Due = {
  transfers: 0,
  received: 0,
  moves: 0,
  payouts: 0,
  paidOut: 0,
  credited: 0n,
};

/** Invoices whose money was not reserved, sent or booked exactly as often as their history says. */
export function checkBookings({ invoices, world }: Pick<Evidence, 'invoices' | 'world'>): string[] {
  const lives = new Map(world.lives.map((life) => [life.invoiceId, life]));
  return [...invoices.values()].flatMap((kept) => {
    const due =
      kept.flow === 'DEPOSIT'
        ? dueToDeposit(kept, lives.get(kept.id)?.transfers)
        : dueToWithdrawal(kept);
    return counted.flatMap((name) => {
      const [is, should] = [kept[name], due[name]];
      return is === should ? [] : [`${kept.id} in ${kept.status}: ${name} is ${is}, not ${should}`];
    });
  });
}

/**
 * If it is DONE, each transfer is posted to it once and the amount is booked once; nothing ever moves
 * otherwise.
 */
function dueToDeposit({ status, amount, fee }: InvoiceFacts, transfers = 1): Due {
  if (status !== 'DONE') return nothing;
  const credited = amount - (fee ?? 0n);
  return { ...nothing, transfers, received: transfers, moves: 1, credited };
}

/** One that was reserved was sent, once; then it was booked or released, or waits for that. */
function dueToWithdrawal({ status, history, amount, fee }: InvoiceFacts): Due {
  if (!history.includes('IN_PROGRESS')) return nothing;
  const isWaiting = status === 'IN_PROGRESS';
  return {
    ...nothing,
    payouts: 1,
    paidOut: status === 'DONE' ? 1 : 0,
    moves: isWaiting ? 1 : 2,
    credited: status === 'DECLINED' ? 0n : -amount - (fee ?? 0n),
  };
}

/** Merchants whose balance did not move by exactly what their servers read of their invoices. */
export function checkBalances({ moved, world }: Pick<Evidence, 'moved' | 'world'>): string[] {
  return world.shops.flatMap(({ merchantId }) => {
    const lives = world.lives.filter(({ shop }) => shop.merchantId === merchantId);
    const due = lives.reduce((sum, life) => sum + movedBy(life), 0n);
    const balance = moved.get(merchantId) ?? 0n;
    if (balance === due) return [];
    return [`merchant ${merchantId}: its invoices come to ${due}, its balance moved by ${balance}`];
  });
}

/** The effect of an invoice on the balance, as its merchant read it. */
function movedBy({ flow, reading }: Evidence['world']['lives'][number]): bigint {
  if (!reading) return 0n;
  const [amount, fee] = [BigInt(reading.amount), BigInt(reading.fee ?? 0)];
  if (flow === 'DEPOSIT') return reading.status === 'DONE' ? amount - fee : 0n;
  return ['IN_PROGRESS', 'DONE'].includes(reading.status) ? -amount - fee : 0n;
}

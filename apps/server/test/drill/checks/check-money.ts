import type { Evidence } from '../drill.ts';

/** Deposits whose money was not booked exactly once when they are DONE, and never otherwise. */
export function checkBookings({ invoices }: Pick<Evidence, 'invoices'>): string[] {
  return [...invoices.values()].flatMap((kept) => {
    const { id, status, amount, fee, transfers, reports, moves, credited } = kept;
    const times = status === 'DONE' ? 1 : 0;
    const due = status === 'DONE' ? amount - (fee ?? 0n) : 0n;
    const isRight =
      [transfers, reports, moves].every((count) => count === times) && credited === due;
    if (isRight) return [];
    const counts = `${transfers} transfers, ${reports} reports, ${moves} moves`;
    return [`${id} in ${status}: ${counts}, credited ${credited} and not ${due}`];
  });
}

/** Merchants whose balance did not grow by exactly what their servers read of paid deposits. */
export function checkBalances({
  balances: { before, after },
  world,
}: Pick<Evidence, 'balances' | 'world'>): string[] {
  return world.shops.flatMap(({ merchantId }) => {
    const paid = world.lives.flatMap(({ shop, reading }) =>
      shop.merchantId === merchantId && reading?.status === 'DONE' ? [reading] : [],
    );
    const due = paid.reduce((sum, { amount, fee }) => sum + BigInt(amount - (fee ?? 0)), 0n);
    const grown = (after.get(merchantId) ?? 0n) - (before.get(merchantId) ?? 0n);
    if (grown === due) return [];
    return [
      `merchant ${merchantId}: ${paid.length} paid deposits come to ${due}, booked is ${grown}`,
    ];
  });
}

import type { Evidence } from '../drill.ts';

const keptAs = { paid: 'PAID', refused: 'FAILED' } as const;

/** Payouts on which Tiyin and the provider do not agree, and invoices that the provider paid twice. */
export function checkProvider({
  payouts,
  providerPayouts,
}: Pick<Evidence, 'payouts' | 'providerPayouts'>): string[] {
  const kept = new Map(payouts.map((payout) => [payout.id, payout]));
  const paid = new Set<string>();
  const found: string[] = [];
  for (const [id, { status, amount }] of providerPayouts) {
    const its = kept.get(id);
    if (!its) found.push(`${id}: the provider knows a payout that Tiyin does not`);
    else if (its.amount !== String(amount)) found.push(`${id}: ${its.amount} became ${amount}`);
    else if (status !== 'accepted' && its.status !== keptAs[status])
      found.push(`${id}: ${status} at the provider, ${its.status} here`);
    if (!its || status !== 'paid') continue;
    if (paid.has(its.invoiceId)) found.push(`${its.invoiceId}: paid out twice`);
    paid.add(its.invoiceId);
  }
  for (const { id, status } of payouts) {
    if (status === 'PAID' && providerPayouts.get(id)?.status !== 'paid')
      found.push(`${id}: PAID here, and not by the provider`);
  }
  return found;
}

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
    const keptPayout = kept.get(id);
    if (!keptPayout) found.push(`${id}: the provider knows a payout that Tiyin does not`);
    else if (keptPayout.amount !== String(amount))
      found.push(`${id}: ${keptPayout.amount} became ${amount}`);
    else if (status !== 'accepted' && keptPayout.status !== keptAs[status])
      found.push(`${id}: ${status} at the provider, ${keptPayout.status} here`);
    if (!keptPayout || status !== 'paid') continue;
    if (paid.has(keptPayout.invoiceId)) found.push(`${keptPayout.invoiceId}: paid out twice`);
    paid.add(keptPayout.invoiceId);
  }
  for (const { id, status } of payouts) {
    if (status === 'PAID' && providerPayouts.get(id)?.status !== 'paid')
      found.push(`${id}: PAID here, and not by the provider`);
  }
  return found;
}

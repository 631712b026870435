import { isFinalStatus } from '@tiyin/domain/invoices';
import type { Evidence } from '../drill.ts';

/** Invoices that ended elsewhere than their people's actions lead, or wait for what will not come. */
export function checkEndings({ world, invoices }: Pick<Evidence, 'invoices' | 'world'>): string[] {
  return world.lives.flatMap(({ name, invoiceId, mayEnd }) => {
    const kept = invoices.get(invoiceId);
    if (!kept) return [];
    const { status, history, hasEnd } = kept;
    const found: string[] = [];
    if (!mayEnd.includes(status)) {
      found.push(`${name}, ${invoiceId}: ${history.join(', ')} and not ${mayEnd.join(' or ')}`);
    }
    if (!isFinalStatus(status) && !hasEnd) {
      found.push(`${name}, ${invoiceId}: waits in ${status}, and nothing will end it`);
    }
    return found;
  });
}

import type { InvoiceId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import type { Actor } from '../../actor.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { PreloadedReport } from './preload-report.ts';
import type { ReportedAccount } from './reported-account.ts';

/** A report of money that reached an account of ours. */
export type TransferReport = {
  /** Its provider, or a member of staff, whose name of an invoice was judged before. */
  readonly actor: Extract<Actor, { type: 'provider' | 'staff' }>;
  /** A line of a bank's statement; otherwise the actor. */
  readonly source?: 'statement' | undefined;
  readonly account: ReportedAccount;
  /** The reporter's own id of the transfer: the same one again changes nothing. */
  readonly externalId: string;
  /** Minor units. */
  readonly amount: MinorUnits;
  /** The invoice that the report names. */
  readonly invoiceId?: InvoiceId | undefined;
  /** The same for a caller that has already locked and preloaded the matching invoice. */
  readonly holding?: { readonly owner: InvoiceRow; readonly preloaded: PreloadedReport };
  /** Of money that is reported long after it came (`lockMatch`). */
  readonly arrivedBefore?: Date | undefined;
  readonly comment?: string | undefined;
  readonly now: Date;
};

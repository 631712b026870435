import { useGetApprovalNeed } from '@tiyin/api/hooks/approvals';
import type { Operations } from '@tiyin/api/operations';
import { asId, type InvoiceId } from '@tiyin/domain/ids';
import { isPaymentCurrency } from '@tiyin/domain/money';
import { Banner } from '@tiyin/ui/banner';
import { i18n } from '../texts/i18n.ts';

type Need = Operations['getApprovalNeed']['input']['query'];

export interface ApprovalNoticeProps {
  readonly kind: Need['kind'];
  /** The amount of the change in minor units; null while it is not typed. Missing for a kind without thresholds. */
  readonly amount?: bigint | null | undefined;
  /** Of a movement. */
  readonly direction?: Need['direction'];
  /** Minor units of USDT, of a settlement. */
  readonly settlementAmount?: number | undefined;
  /** Of a change without an account, a terminal or an invoice. */
  readonly currency?: string | undefined;
  readonly accountId?: number | undefined;
  readonly terminalId?: number | undefined;
  readonly invoiceId?: string | undefined;
  /** The bank's reference of money that is recorded on the account. */
  readonly transferId?: string | undefined;
}

/** Says before a change that it needs a second person, as the server judges it (PEOPLE-281). */
export function ApprovalNotice({ amount, currency, kind, ...subject }: ApprovalNoticeProps) {
  const need = {
    kind,
    ...(subject.accountId !== undefined && { accountId: subject.accountId }),
    ...(subject.terminalId !== undefined && { terminalId: subject.terminalId }),
    ...(subject.invoiceId !== undefined && { invoiceId: asId<InvoiceId>(subject.invoiceId) }),
    ...(subject.direction !== undefined && { direction: subject.direction }),
    ...(subject.settlementAmount !== undefined && { settlementAmount: subject.settlementAmount }),
    ...(subject.transferId && { transferId: subject.transferId }),
    ...(currency !== undefined && isPaymentCurrency(currency) && { currency }),
    ...(typeof amount === 'bigint' && { amount: Number(amount) }),
  };
  // The last answer stays while an amount is typed on, so that nothing jumps.
  const { data } = useGetApprovalNeed(amount === null ? null : need, { keepPreviousData: true });
  if (amount === null || data === undefined) return null;
  const { isRecorded = false, isRequired } = data.data;
  if (isRecorded) {
    return (
      <Banner>
        {i18n.t('Money with this reference is recorded already: nothing is recorded again.')}
      </Banner>
    );
  }
  if (!isRequired) return null;
  return (
    <Banner tone="primary">
      {i18n.t('This needs approval by a second person, who has 24 hours to decide.')}
    </Banner>
  );
}

import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { ArrowDownLeftIcon, ArrowUpRightIcon, Icon } from '../../components/icon/index.ts';
import { flowType } from './FlowTypeBadge.css.ts';

/** What a flow type badge takes. */
export type FlowTypeBadgeProps = { readonly flow: FlowTypeCode };

/** Which way the money goes (INVOICE-3): in to the merchant, or out. Has no tone, since neither is good or bad. */
export function FlowTypeBadge({ flow }: FlowTypeBadgeProps) {
  return (
    <span className={flowType}>
      <Icon glyph={flow === 'DEPOSIT' ? ArrowDownLeftIcon : ArrowUpRightIcon} size={16} />
      {flow.toLowerCase()}
    </span>
  );
}

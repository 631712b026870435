import type { FlowTypeCode } from '@tiyin/domain/invoices';
import { ArrowDownLeftIcon, ArrowUpRightIcon, Icon } from '../../components/icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { flowType } from './FlowTypeBadge.css.ts';

export type FlowTypeBadgeProps = { readonly flow: FlowTypeCode };

/**
 * The direction of the money (INVOICE-3): in to the merchant, or out. Without a tone, because
 * neither is good or bad.
 */
export function FlowTypeBadge({ flow }: FlowTypeBadgeProps) {
  return (
    <span className={flowType}>
      <Icon glyph={flow === 'DEPOSIT' ? ArrowDownLeftIcon : ArrowUpRightIcon} size={16} />
      {say(flow === 'DEPOSIT' ? 'deposit' : 'withdrawal')}
    </span>
  );
}

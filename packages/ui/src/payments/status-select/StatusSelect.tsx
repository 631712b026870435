import { invoiceStatusByCode, invoiceStatuses } from '@tiyin/domain/invoices';
import type { InvoiceStatus, InvoiceStatusCode } from '@tiyin/domain/invoices';
import { Button } from '../../components/button/index.ts';
import { ChevronDownIcon } from '../../components/icon/index.ts';
import { Menu } from '../../components/menu/index.ts';
import { say } from '../../locale/language/index.ts';

export type StatusSelectProps = {
  readonly status: InvoiceStatusCode;
  /** Requests a confirmation: the choice alone changes nothing. */
  readonly onSelect: (status: InvoiceStatus) => void;
  /** It is there already open: its code was loaded by the press on another button in its place. */
  readonly isOpenAtFirst?: boolean;
};

/**
 * Offers every status but the current one (INVOICE-36, OFFICE-42). Its button is secondary:
 * changing a status is a correction, not the usual next step. The caller checks the permission;
 * other people see an InvoiceStatusBadge.
 */
export function StatusSelect({ status, onSelect, isOpenAtFirst = false }: StatusSelectProps) {
  return (
    <Menu
      trigger={
        <Button iconAfter={ChevronDownIcon} autoFocus={isOpenAtFirst}>
          {say('Change status')}
        </Button>
      }
      items={invoiceStatuses
        .filter(({ code }) => code !== status)
        .map(({ code }) => ({ id: code, label: code }))}
      onAction={(code) => onSelect(invoiceStatusByCode(code))}
      isOpenAtFirst={isOpenAtFirst}
    />
  );
}

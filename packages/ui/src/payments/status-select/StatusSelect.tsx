import { invoiceStatusByCode, invoiceStatuses } from '@tiyin/domain/invoices';
import type { InvoiceStatus, InvoiceStatusCode } from '@tiyin/domain/invoices';
import { useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/index.ts';
import { ChevronDownIcon } from '../../components/icon/index.ts';
import { Menu } from '../../components/menu/index.ts';

/** What the change of a status takes. */
export type StatusSelectProps = {
  readonly status: InvoiceStatusCode;
  /**
   * Makes the change and says how it went (a toast, section 4). Where it rejects, the question stays open, to be
   * tried again or cancelled.
   */
  readonly onChange: (status: InvoiceStatus) => Promise<void>;
  /** It is there already open: its code was loaded by the press on another button in its place. */
  readonly isOpenAtFirst?: boolean;
};

/** What is asked: fixed when the question opens, however the invoice moves while a person reads it. */
type Question = Pick<StatusSelectProps, 'onChange'> & {
  readonly from: InvoiceStatusCode;
  readonly to: InvoiceStatusCode;
};

/**
 * Changes an invoice's status to any other, after a question (sections 2 and 4). The change is made by the
 * `onChange` of the moment when the question opened, so that its caller knows which state was confirmed. Who may
 * is the caller's to decide; others see an InvoiceStatusBadge.
 */
export function StatusSelect({ status, onChange, isOpenAtFirst = false }: StatusSelectProps) {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);

  const ask = (to: InvoiceStatusCode) => {
    setQuestion({ from: status, to, onChange });
    setIsOpen(true);
  };
  const change = async (asked: Question) => {
    setIsPending(true);
    try {
      await asked.onChange(invoiceStatusByCode(asked.to));
      setIsOpen(false);
    } catch {
      /* Said by whoever made the change; the question stays. */
    } finally {
      setIsPending(false);
    }
  };

  return (
    <>
      <Menu
        trigger={
          <Button variant="primary" iconAfter={ChevronDownIcon} autoFocus={isOpenAtFirst}>
            Change status
          </Button>
        }
        items={invoiceStatuses
          .filter(({ code }) => code !== status)
          .map(({ code }) => ({ id: code, label: code }))}
        onAction={ask}
        isOpenAtFirst={isOpenAtFirst}
      />
      {question !== undefined && (
        <ConfirmDialog
          title="Change status"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onConfirm={() => void change(question)}
          confirmLabel="Continue"
          cancelLabel="Cancel"
          isPending={isPending}
        >
          {`Are you sure you want to change the payment status from ${question.from} to ${question.to}?`}
        </ConfirmDialog>
      )}
    </>
  );
}

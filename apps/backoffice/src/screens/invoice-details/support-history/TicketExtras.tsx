import { downloadTicketReceiptAddress } from '@tiyin/api/calls/tickets';
import type { Ticket } from '@tiyin/api/types';
import { Link } from '@tiyin/ui/link';
import { i18n } from '../../../texts/i18n.ts';
import { words } from './SupportHistory.css.ts';
import { payeeWords, returnAmountWords, waitsForApproval } from './return-words.ts';

export interface TicketExtrasProps {
  readonly ticket: Ticket;
  /** Whether the person may download what the customer sent. */
  readonly mayDownload: boolean;
}

/** The further parts of a ticket: the money that is requested back, the receipt, and the answer to the customer. */
export function TicketExtras({ ticket, mayDownload }: TicketExtrasProps) {
  const { id, moneyReturn, receipt, answer } = ticket;
  return (
    <>
      {moneyReturn && (
        <div>
          {i18n.t('Return of {amount} to {payee}', {
            amount: returnAmountWords(moneyReturn),
            payee: payeeWords(moneyReturn),
          })}
        </div>
      )}
      {waitsForApproval(ticket) && (
        <div>{i18n.t('The return waits for approval by a second person.')}</div>
      )}
      {receipt && <Receipt {...{ id, receipt, mayDownload }} />}
      {answer !== undefined && (
        <div className={words}>{i18n.t('Answer: {answer}', { answer })}</div>
      )}
    </>
  );
}

type ReceiptProps = Pick<TicketExtrasProps, 'mayDownload'> & {
  readonly id: number;
  readonly receipt: NonNullable<Ticket['receipt']>;
};

const kinds = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
} as const;

function Receipt({ id, receipt: { mediaType, size }, mayDownload }: ReceiptProps) {
  const text = i18n.t('Receipt ({mediaType}, {size} kB)', {
    mediaType: kinds[mediaType],
    size: Math.ceil(size / 1024),
  });
  if (!mayDownload) return <div>{text}</div>;
  return (
    <div>
      <Link href={downloadTicketReceiptAddress({ ticketId: id })} download>
        {text}
      </Link>
    </div>
  );
}

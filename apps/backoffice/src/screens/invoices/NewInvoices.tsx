import { Button } from '@tiyin/ui/button';
import { ChevronUpIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { useRef } from 'react';
import { i18n } from '../../texts/i18n.ts';

/** The number of invoices newer than the newest shown. */
export interface NewCount {
  readonly count: number;
  /** There are more than the count says. */
  readonly countIsCapped: boolean;
}

export interface NewInvoicesProps {
  readonly newer: NewCount | undefined;
  readonly onShow: () => void;
}

/** The number, as "20+" where there are more. */
const numberOf = ({ count, countIsCapped }: NewCount) => `${count}${countIsCapped ? '+' : ''}`;

function announcementOf(newer: NewCount): string {
  return i18n.t('{count, plural, one {{number} new invoice} other {{number} new invoices}}', {
    count: newer.count,
    number: numberOf(newer),
  });
}

/** Announces the number of new invoices politely, and shows them on request. */
export function NewInvoices({ newer, onShow }: NewInvoicesProps) {
  const place = useRef<HTMLDivElement>(null);
  const words =
    newer === undefined || newer.count === 0
      ? undefined
      : i18n.t('{number} new', { number: numberOf(newer) });
  const show = () => {
    // The button disappears when pressed; a keyboard user continues from here.
    place.current?.focus();
    onShow();
  };
  return (
    <div ref={place} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">
          {newer === undefined || newer.count === 0 ? '' : announcementOf(newer)}
        </span>
      </VisuallyHidden>
      {words !== undefined && (
        <Inline justify="center">
          <Button size="sm" icon={ChevronUpIcon} onPress={show}>
            {words}
          </Button>
        </Inline>
      )}
    </div>
  );
}

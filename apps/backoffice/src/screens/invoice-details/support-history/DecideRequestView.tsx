import type { Ticket } from '@tiyin/api/types';
import { isFinalTicketStatus } from '@tiyin/domain/tickets';
import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { i18n } from '../../../texts/i18n.ts';
import { waitsForApproval } from './return-words.ts';
import { type DecisionCommands, useDecisionDialog } from './useDecisionDialog.tsx';

export interface DecideRequestViewProps extends DecisionCommands {
  /** Missing while loading. */
  readonly tickets: readonly Ticket[] | undefined;
  /** Whether the person may return money (OFFICE-330). */
  readonly mayReturn: boolean;
}

/** The decisions about the customer's open request for the money back, where nobody decides it already (OFFICE-456). */
export function DecideRequestView({ mayReturn, tickets, ...commands }: DecideRequestViewProps) {
  const { ask, dialog } = useDecisionDialog(commands);
  const request = tickets?.find(
    ({ moneyReturn, status }) => moneyReturn !== undefined && !isFinalTicketStatus(status.code),
  );
  const isOpen = request !== undefined && !waitsForApproval(request);
  return (
    <>
      {isOpen && (
        <Inline gap={8}>
          {mayReturn && (
            <Button variant="primary" onPress={() => ask(request, 'approve')}>
              {i18n.t('Approve the request')}
            </Button>
          )}
          <Button onPress={() => ask(request, 'reject')}>{i18n.t('Reject the request')}</Button>
        </Inline>
      )}
      {dialog}
    </>
  );
}

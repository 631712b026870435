import type { ApiProblem } from '@tiyin/api/errors';
import type { SettlementCallback } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { Dialog } from '@tiyin/ui/dialog';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import { CallbackTries } from '../../invoice-details/sections/CallbackTries.tsx';
import { settlementCallbackColumns } from '../../invoice-details/sections/delivery-tables.tsx';

export interface SettlementCallbacksDialogProps {
  /** Missing until the first answer. */
  readonly callbacks: readonly SettlementCallback[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  /** Missing without permission. */
  readonly onSend?: (() => void) | undefined;
  readonly isSending?: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const none: readonly SettlementCallback[] = [];

/** The callbacks of a settlement, each try and its answer, and the command to send it again (LEDGER-322). */
export function SettlementCallbacksDialog(props: SettlementCallbacksDialogProps) {
  const { callbacks, isOpen, isSending = false, onOpenChange, onRetry, onSend, problem } = props;
  const isLost = callbacks === undefined && problem !== undefined;
  return (
    <Dialog
      title={i18n.t('Callbacks of the settlement')}
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(onSend && {
        actions: (
          <Button variant="primary" onPress={onSend} isPending={isSending}>
            {i18n.t('Send callback')}
          </Button>
        ),
      })}
    >
      {isLost ? (
        <ErrorState title={i18n.t('The callbacks did not load')} onRetry={onRetry}>
          {problem.title}
        </ErrorState>
      ) : (
        <Stack gap={16}>
          <DataTable
            label={i18n.t('Callbacks')}
            columns={settlementCallbackColumns}
            rows={callbacks ?? none}
            rowKey={({ id }) => id}
            isLoading={callbacks === undefined}
            expectedRows={1}
            loadingLabel={i18n.t('Loading callbacks')}
            empty={
              <EmptyState title={i18n.t('No callbacks')}>
                {i18n.t('The merchant had no callback address when this was settled.')}
              </EmptyState>
            }
          />
          <CallbackTries callbacks={callbacks ?? none} />
        </Stack>
      )}
    </Dialog>
  );
}

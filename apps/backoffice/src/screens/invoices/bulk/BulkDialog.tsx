import type { InvoiceListItem } from '@tiyin/api/types';
import { invoiceStatusByCode, isReason } from '@tiyin/domain/invoices';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { BulkResults } from './BulkResults.tsx';
import { type StatusChoice, StatusForm } from './StatusForm.tsx';
import { type BulkKind, bulkRules } from './bulk-actions.ts';
import { invoiceCount, progressWords } from './bulk-words.ts';
import type { BulkAction } from './bulk-work.ts';
import { type BulkSteps, useBulkWork } from './useBulkWork.ts';

export interface BulkDialogProps extends BulkSteps {
  /** As the person saw them when the dialog opened. */
  readonly invoices: readonly InvoiceListItem[];
  readonly kind: BulkKind;
  /** `isWorked`: something may have changed. */
  readonly onClose: (isWorked: boolean) => void;
}

/**
 * One action on several invoices: it is checked for each with its effect, and then applied to those for which it is
 * possible, each with its own result (OFFICE-300, OFFICE-301).
 */
export function BulkDialog({ invoices, kind, onClose, ...steps }: BulkDialogProps) {
  const formId = useId();
  const [choice, setChoice] = useState<StatusChoice>({ status: 'DONE', reason: '' });
  const [isTried, setIsTried] = useState(false);
  const { applyAll, checkAll, phase, results, stop } = useBulkWork(invoices, steps);
  const isAsking = kind === 'status' && (phase === 'chosen' || phase === 'checking');
  const isBusy = phase === 'checking' || phase === 'applying';
  useUnsavedEdits(isBusy || (isAsking && choice.reason !== ''));
  const action: BulkAction =
    kind === 'status'
      ? { kind, status: invoiceStatusByCode(choice.status), reason: choice.reason.trim() }
      : { kind };
  // Nothing has to be asked first: the check begins with the dialog.
  const begin = useEffectEvent(() => {
    if (kind !== 'status') void checkAll(action);
  });
  useEffect(() => begin(), []);
  const submit = () => {
    setIsTried(true);
    if (isReason(choice.reason)) void checkAll(action);
  };
  const possible = results.filter(({ outcome }) => outcome === 'possible').length;
  return (
    <Dialog
      title={`${bulkRules[kind].label}: ${invoiceCount(invoices.length)}`}
      size="lg"
      isOpen
      onOpenChange={() => {
        if (!isBusy) onClose(phase === 'done');
      }}
      actions={
        <>
          {isAsking && (
            <Button type="submit" form={formId} variant="primary" isPending={isBusy}>
              Check
            </Button>
          )}
          {phase === 'applying' && <Button onPress={stop}>Stop</Button>}
          {(phase === 'checked' || phase === 'applying') && (
            <Button
              variant="primary"
              onPress={() => void applyAll(action)}
              isPending={phase === 'applying'}
              isDisabled={possible === 0}
            >
              {`Continue with ${invoiceCount(possible)}`}
            </Button>
          )}
          {phase === 'done' && (
            <Button variant="primary" autoFocus onPress={() => onClose(true)}>
              Close
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        {isAsking && (
          <StatusForm
            id={formId}
            choice={choice}
            onChange={setChoice}
            isMissing={isTried && !isReason(choice.reason)}
            onSubmit={submit}
          />
        )}
        <div role="status">{progressWords(phase, results, invoices.length)}</div>
        {phase === 'checked' && kind === 'status' && choice.status === 'DONE' && (
          <Banner tone="warning">
            You vouch with your name for money that no provider reported.
          </Banner>
        )}
        {results.length > 0 && <BulkResults results={results} />}
      </Stack>
    </Dialog>
  );
}

import type { InvoiceListItem } from '@tiyin/api/types';
import {
  type InvoiceStatusCode,
  invoiceStatusByCode,
  invoiceStatuses,
  isReason,
  reasonLength,
} from '@tiyin/domain/invoices';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { TextArea } from '@tiyin/ui/text-area';
import { useId, useState } from 'react';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { BulkResults } from './BulkResults.tsx';
import { type BulkAction, type BulkResult, workEach } from './bulk-work.ts';

export interface BulkDialogProps {
  /** As the person saw them when the dialog opened. */
  readonly invoices: readonly InvoiceListItem[];
  readonly check: (invoice: InvoiceListItem, action: BulkAction) => Promise<BulkResult>;
  readonly apply: (checked: BulkResult, action: BulkAction) => Promise<BulkResult>;
  /** `isWorked`: something may have changed. */
  readonly onClose: (isWorked: boolean) => void;
}

type Phase = 'applying' | 'checked' | 'checking' | 'chosen' | 'done';

const kinds = [
  { id: 'query', label: 'Request the status from the provider' },
  { id: 'retry', label: 'Retry the payout' },
  { id: 'status', label: 'Change the status' },
] as const satisfies readonly { readonly id: BulkAction['kind']; readonly label: string }[];

const count = (number: number) => `${number} ${number === 1 ? 'invoice' : 'invoices'}`;

/**
 * One action on several invoices: it is chosen, checked for each with its effect, and then applied to those for which
 * it is possible, one after another (OFFICE-300, OFFICE-301).
 */
export function BulkDialog({ apply, check, invoices, onClose }: BulkDialogProps) {
  const formId = useId();
  const [kind, setKind] = useState<BulkAction['kind']>('query');
  const [status, setStatus] = useState<InvoiceStatusCode>('DONE');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [phase, setPhase] = useState<Phase>('chosen');
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const isBusy = phase === 'checking' || phase === 'applying';
  useUnsavedEdits(isBusy || (phase === 'chosen' && reason !== ''));
  const action: BulkAction =
    kind === 'status'
      ? { kind, status: invoiceStatusByCode(status), reason: reason.trim() }
      : { kind };
  const possible = results.filter(({ outcome }) => outcome === 'possible');
  const checkAll = async () => {
    setIsTried(true);
    if (kind === 'status' && !isReason(reason)) return;
    setPhase('checking');
    await workEach(invoices, (invoice) => check(invoice, action), setResults);
    setPhase('checked');
  };
  const applyAll = async () => {
    setPhase('applying');
    const others = results.filter(({ outcome }) => outcome !== 'possible');
    await workEach(
      possible,
      (row) => apply(row, action),
      (known) => setResults([...known, ...possible.slice(known.length), ...others]),
    );
    setPhase('done');
  };
  return (
    <Dialog
      title={`Work on ${count(invoices.length)}`}
      size="lg"
      isOpen
      onOpenChange={() => {
        if (!isBusy) onClose(phase === 'done');
      }}
      actions={
        <>
          {(phase === 'chosen' || phase === 'checking') && (
            <Button type="submit" form={formId} variant="primary" isPending={phase === 'checking'}>
              Check
            </Button>
          )}
          {(phase === 'checked' || phase === 'applying') && (
            <Button
              variant="primary"
              onPress={() => void applyAll()}
              isPending={phase === 'applying'}
              isDisabled={possible.length === 0}
            >
              {`Continue with ${count(possible.length)}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        {(phase === 'chosen' || phase === 'checking') && (
          <Form id={formId} onSubmit={() => void checkAll()}>
            <Stack gap={20}>
              <RadioGroup
                name="kind"
                label="Action"
                options={kinds}
                value={kind}
                onChange={setKind}
                isReadOnly={isBusy}
              />
              {kind === 'status' && (
                <>
                  <Select
                    label="New status"
                    options={invoiceStatuses.map(({ code }) => ({ id: code, label: code }))}
                    value={status}
                    onChange={setStatus}
                  />
                  <TextArea
                    label="Reason"
                    description="Kept with your name in the history of each invoice."
                    value={reason}
                    onChange={setReason}
                    characterLimit={reasonLength.max}
                    isRequired
                    {...(isTried && !isReason(reason) && { errorMessage: 'Give a reason' })}
                  />
                </>
              )}
            </Stack>
          </Form>
        )}
        <div role="status">{progressWords(phase, results, invoices.length)}</div>
        {phase === 'checked' && kind === 'status' && status === 'DONE' && (
          <Banner tone="warning">
            You vouch with your name for money that no provider reported.
          </Banner>
        )}
        {results.length > 0 && <BulkResults results={results} />}
      </Stack>
    </Dialog>
  );
}

function progressWords(phase: Phase, results: readonly BulkResult[], total: number): string {
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  switch (phase) {
    case 'chosen':
      return '';
    case 'checking':
      return `Checked ${results.length} of ${total}. Nothing is changed yet.`;
    case 'checked':
      return `Possible for ${total - refused} of ${total}. Nothing is changed yet.`;
    case 'applying':
      return `${count(results.filter(({ outcome }) => outcome === 'possible').length)} left.`;
    case 'done':
      return `Done for ${total - refused} of ${total}.`;
  }
}

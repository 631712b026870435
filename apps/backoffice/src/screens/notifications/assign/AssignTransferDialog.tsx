import type { TransferDetails } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Button } from '@tiyin/ui/button';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { Dialog } from '@tiyin/ui/dialog';
import { ErrorState } from '@tiyin/ui/error-state';
import { Form } from '@tiyin/ui/form';
import { Money } from '@tiyin/ui/payments/money';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Spinner } from '@tiyin/ui/spinner';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useId, useState } from 'react';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { candidateWords } from './candidate-words.ts';

export interface AssignTransferDialogProps {
  /** Missing while loading. */
  readonly transfer: TransferDetails | undefined;
  /** Why the transfer could not be loaded. */
  readonly loadProblem?: string | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** Assigns it to an invoice; missing without permission. */
  readonly onAssign?: ((invoiceId: string) => void) | undefined;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

const ANOTHER = 'another';

function factsOf(transfer: TransferDetails): readonly Description[] {
  const { account, comment, createDate, provider, transferId } = transfer;
  const bank = account.bankName === undefined ? '' : `${account.bankName}, `;
  return [
    { term: 'Amount', value: <Money amount={transfer.amount} currency={transfer.currency} /> },
    { term: 'Came (UTC)', value: formatShortUtc(createDate) },
    { term: 'Account', value: `${bank}•••• ${account.lastFour}` },
    { term: 'Provider', value: provider.name },
    { term: 'Transfer ID', value: transferId },
    ...(comment === null ? [] : [{ term: 'Comment', value: comment }]),
  ];
}

/** Assigns a transfer: to one of the matching deposits, or to any other (ROUTING-33). */
export function AssignTransferDialog(props: AssignTransferDialogProps) {
  const { isPending, onAssign, onClose, transfer } = props;
  const formId = useId();
  const assign = transfer !== undefined && onAssign !== undefined && (
    <Button type="submit" form={formId} variant="primary" isPending={isPending}>
      Assign transfer
    </Button>
  );
  return (
    <Dialog
      title="Find the invoice of a transfer"
      size="md"
      isOpen
      onOpenChange={onClose}
      actions={assign}
    >
      {transfer === undefined ? (
        <Waiting {...props} />
      ) : (
        <Stack gap={24}>
          <DescriptionList items={factsOf(transfer)} />
          <Choice {...props} transfer={transfer} formId={formId} />
        </Stack>
      )}
    </Dialog>
  );
}

function Waiting({ loadProblem, onRetry }: AssignTransferDialogProps) {
  if (loadProblem === undefined) return <Spinner label="Loading the transfer" />;
  return (
    <ErrorState title="The transfer did not load" onRetry={onRetry}>
      {loadProblem}
    </ErrorState>
  );
}

type ChoiceProps = AssignTransferDialogProps & {
  readonly transfer: TransferDetails;
  readonly formId: string;
};

function Choice({ formId, isPending, onAssign, problem, transfer }: ChoiceProps) {
  const { candidates, currency } = transfer;
  const [chosen, setChosen] = useState(candidates[0]?.invoiceId ?? ANOTHER);
  const [typed, setTyped] = useState('');
  const isRead = onAssign === undefined;
  const options = candidates.map((candidate) => ({
    id: candidate.invoiceId,
    label: candidate.invoiceId.toUpperCase(),
    description: candidateWords(candidate, currency),
  }));
  const send = () => {
    if (!isPending) onAssign?.(chosen === ANOTHER ? typed.trim().toLowerCase() : chosen);
  };
  return (
    <Form id={formId} onSubmit={send} errors={problem?.errors} error={problem?.title}>
      <RadioGroup
        label="Deposits that it may be for, the likeliest first"
        description={candidates.length === 0 ? 'No deposit of this account fits.' : undefined}
        options={[...options, ...(isRead ? [] : [{ id: ANOTHER, label: 'Another invoice' }])]}
        value={chosen}
        onChange={setChosen}
        isReadOnly={isRead || isPending}
      />
      {chosen === ANOTHER && !isRead && (
        <TextField
          name="invoiceId"
          label="Invoice ID"
          value={typed}
          onChange={setTyped}
          isRequired
          isReadOnly={isPending}
          validate={(text) => (isInvoiceId(text) ? null : 'This is not an invoice ID')}
          autoComplete="off"
        />
      )}
    </Form>
  );
}

function isInvoiceId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text.trim());
}

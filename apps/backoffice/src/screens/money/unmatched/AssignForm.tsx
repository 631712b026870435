import type { TransferAssignRequest, TransferDetails } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ReasonLine } from '../../../forms/ReasonLine.tsx';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { amountWords } from '../money-words.ts';
import { candidateReasons } from './candidate-reasons.ts';

/** The invoice that the money belongs to, and the reason. */
export type Assignment = TransferAssignRequest;

export interface AssignFormProps {
  readonly transfer: TransferDetails;
  /** The chosen deposit; missing: the likeliest. */
  readonly candidate: string | undefined;
  readonly onCandidate: (invoiceId: string) => void;
  /** Missing without permission. */
  readonly onAssign?: ((assignment: Assignment) => void) | undefined;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
  /** Shown beside the button that assigns it. */
  readonly otherActions?: ReactNode;
  /** Says that the assignment to this invoice needs a second person (PEOPLE-281); undefined while none is named. */
  readonly renderNotice?: ((invoiceId: string | undefined) => ReactNode) | undefined;
}

const ANOTHER = 'another';

/** The deposits that money may be for, the likeliest first, or any other (ROUTING-33). */
export function AssignForm(props: AssignFormProps) {
  const { candidate, isPending, onAssign, onCandidate, problem, transfer } = props;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { candidates } = transfer;
  const chosen = candidate ?? candidates[0]?.invoiceId ?? ANOTHER;
  const isRead = onAssign === undefined;
  const options = candidates.map((each, place) => ({
    id: each.invoiceId,
    label: `${place + 1}. ${amountWords(each.amount, transfer.currency)} · ${each.invoiceStatus.code} · ${each.merchantInvoiceId} · ${each.terminal.name}`,
    description: candidateReasons(each, transfer).join(' · '),
  }));
  const invoiceId = chosen === ANOTHER ? typed.trim().toLowerCase() : chosen;
  const send = () => {
    if (isPending) return;
    onAssign?.({ invoiceId, reason: reason.trim() });
  };
  return (
    <Form onSubmit={send} errors={problem?.errors} error={problem?.title}>
      <Stack gap={16}>
        <RadioGroup
          label={i18n.t('Deposits that it may be for, the likeliest first')}
          description={
            candidates.length === 0 ? i18n.t('No deposit of this account fits.') : undefined
          }
          options={[
            ...options,
            ...(isRead ? [] : [{ id: ANOTHER, label: i18n.t('Another invoice') }]),
          ]}
          value={chosen}
          onChange={onCandidate}
          isReadOnly={isRead || isPending}
        />
        {chosen === ANOTHER && !isRead && (
          <TextField
            name="invoiceId"
            label={i18n.t('Invoice ID')}
            value={typed}
            onChange={setTyped}
            isRequired
            isReadOnly={isPending}
            validate={(text) => (isInvoiceId(text) ? null : i18n.t('This is not an invoice ID'))}
            autoComplete="off"
          />
        )}
        {!isRead && (
          <>
            <ReasonLine
              name="reason"
              label={i18n.t('Reason')}
              description={i18n.t('Kept with your name in the history and in the ledger.')}
              value={reason}
              onChange={setReason}
              requiredMessage={i18n.t('Give a reason')}
              isReadOnly={isPending}
            />
            {props.renderNotice?.(isInvoiceId(invoiceId) ? invoiceId : undefined)}
            <Inline>
              <Button type="submit" variant="primary" isPending={isPending}>
                {i18n.t('Assign transfer')}
              </Button>
              {props.otherActions}
            </Inline>
          </>
        )}
      </Stack>
    </Form>
  );
}

function isInvoiceId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text.trim());
}

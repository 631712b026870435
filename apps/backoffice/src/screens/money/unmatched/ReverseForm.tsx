import type { TransferReversalRequest } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ReasonLine } from '../../../forms/ReasonLine.tsx';
import type { FormProblem } from '../../../forms/form-problem.ts';

export interface ReverseFormProps {
  readonly onReverse: (reversal: TransferReversalRequest) => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Takes a wrongly reported transfer back (LEDGER-260). */
export function ReverseForm({ isPending, onReverse, problem }: ReverseFormProps) {
  const [reason, setReason] = useState('');
  return (
    <Form
      onSubmit={() => !isPending && onReverse({ reason: reason.trim() })}
      errors={problem?.errors}
      error={problem?.title}
    >
      <Stack gap={16}>
        <ReasonLine
          name="reason"
          label={i18n.t('Why it was reported wrongly')}
          description={i18n.t('The opposite is booked; the transfer stays in the history.')}
          value={reason}
          onChange={setReason}
          requiredMessage={i18n.t('Say why it was wrong')}
          isReadOnly={isPending}
        />
        <Inline>
          <Button type="submit" isPending={isPending}>
            {i18n.t('Take back')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

import type { ApiProblem } from '@tiyin/api/errors';
import type { AccountDayDetails } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { ErrorState } from '@tiyin/ui/error-state';
import { Form } from '@tiyin/ui/form';
import { useDiscardQuestion, useSending } from '@tiyin/ui/form-dialog';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { formatDayUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { ReasonLine } from '../../../forms/ReasonLine.tsx';
import type { EditProblem } from '../conflicts.ts';
import { DayDetails } from './DayDetails.tsx';
import { isClosable } from './day-words.ts';

/** The changes of a day by people who may edit it; each returns the reason of a failure. */
export interface DayActions {
  readonly onExplain: (reason: string) => Promise<EditProblem | undefined>;
  readonly onClose: () => Promise<EditProblem | undefined>;
}

export interface DayDialogProps {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** Missing while loading. */
  readonly details: AccountDayDetails | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Missing without the permission. */
  readonly actions?: DayActions;
}

interface ReasonState {
  readonly reason: string;
  readonly onReasonChange: (reason: string) => void;
}

function Explanation(props: Pick<DayActions, 'onExplain'> & ReasonState) {
  const { onExplain, onReasonChange, reason } = props;
  const { isPending, problem, send } = useSending<EditProblem>();
  return (
    <Form
      onSubmit={() => void send(() => onExplain(reason.trim()))}
      errors={problem?.errors}
      error={problem?.title}
      summaryTitle={i18n.t('There is a problem')}
    >
      <ReasonLine
        name="reason"
        label={i18n.t('Reason of the difference')}
        description={i18n.t('It holds for this difference and stays in the history.')}
        value={reason}
        onChange={onReasonChange}
        isReadOnly={isPending}
        requiredMessage={i18n.t('Reason is required')}
      />
      <Button type="submit" isPending={isPending}>
        {i18n.t('Explain difference')}
      </Button>
    </Form>
  );
}

function Body(props: DayDialogProps & ReasonState) {
  const { actions, details, isRetrying = false, onReasonChange, onRetry, problem, reason } = props;
  if (details === undefined && problem !== undefined) {
    return (
      <ErrorState title={i18n.t('The day did not load')} onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  if (details === undefined)
    return (
      <SkeletonLines
        label={i18n.t('Loading the day')}
        lines={[{}, {}, {}, {}, { height: 'block' }, { height: 'block' }]}
      />
    );
  return (
    <Stack gap={24}>
      <DayDetails details={details} />
      {actions && canExplain(props) && (
        <Explanation {...{ onReasonChange, reason }} onExplain={actions.onExplain} />
      )}
    </Stack>
  );
}

const canExplain = ({ actions, details }: DayDialogProps): boolean =>
  actions !== undefined && details?.state === 'DIFFERS';

/** A day of the account with what makes its difference, to be explained and closed (OFFICE-264). */
export function DayDialog(props: DayDialogProps) {
  const { actions, day, details, isOpen, onOpenChange } = props;
  const [reason, setReason] = useState('');
  const { isPending, problem, send } = useSending<EditProblem>();
  const discarding = useDiscardQuestion(() => reason !== '' && canExplain(props), onOpenChange);
  const close = actions && details && details.state !== 'CLOSED' && (
    <Button
      variant="primary"
      isPending={isPending}
      isDisabled={!isClosable(details)}
      onPress={() => void send(actions.onClose)}
    >
      {i18n.t('Close day')}
    </Button>
  );
  return (
    <Dialog
      title={formatDayUtc(day)}
      size="lg"
      isOpen={isOpen}
      onOpenChange={discarding.onOpenChange}
      actions={close}
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="error" title={i18n.t('The day was not closed')}>
            {problem.title}
          </Banner>
        )}
        <Body {...props} reason={reason} onReasonChange={setReason} />
      </Stack>
      {discarding.question}
    </Dialog>
  );
}

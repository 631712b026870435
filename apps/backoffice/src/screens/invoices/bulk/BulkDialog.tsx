import type { InvoiceListItem, NamedRef } from '@tiyin/api/types';
import { invoiceStatusByCode, isReason } from '@tiyin/domain/invoices';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import { AssigneeSelect } from '../../../forms/AssigneeSelect.tsx';
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
  /** The possible assignees; missing while loading, and for other actions. */
  readonly people?: readonly NamedRef[] | undefined;
  /** The signed-in person: the assignee unless another one is chosen. */
  readonly me: NamedRef;
  /** `isWorked`: something may have changed. */
  readonly onClose: (isWorked: boolean) => void;
}

function actionOf(kind: BulkKind, choice: StatusChoice, person: NamedRef | null): BulkAction {
  switch (kind) {
    case 'assign':
      return { kind, person };
    case 'status':
      return { kind, status: invoiceStatusByCode(choice.status), reason: choice.reason.trim() };
    default:
      return { kind };
  }
}

/**
 * One action on several invoices: it is checked for each with its effect, and then applied to those for which it is
 * possible, each with its own result (OFFICE-300, OFFICE-301).
 */
export function BulkDialog(props: BulkDialogProps) {
  const { invoices, kind, me, onClose, people, ...steps } = props;
  const formId = useId();
  const [choice, setChoice] = useState<StatusChoice>({ status: 'DONE', reason: '' });
  const [person, setPerson] = useState<NamedRef | null>(me);
  const [isTried, setIsTried] = useState(false);
  const { applyAll, checkAll, phase, results, stop } = useBulkWork(invoices, steps);
  const hasQuestion = kind === 'status' || kind === 'assign';
  const isAsking = hasQuestion && (phase === 'chosen' || phase === 'checking');
  const isBusy = phase === 'checking' || phase === 'applying';
  const hasReason = (isAsking || phase === 'checked') && choice.reason !== '';
  useUnsavedEdits(isBusy || hasReason);
  const discarding = useDiscardQuestion(
    () => hasReason,
    () => onClose(phase === 'done'),
  );
  const action = actionOf(kind, choice, person);
  // Nothing has to be asked first: the check begins with the dialog.
  const begin = useEffectEvent(() => {
    if (!hasQuestion) void checkAll(action);
  });
  useEffect(() => begin(), []);
  const submit = () => {
    showProblems(() => setIsTried(true));
    if (kind === 'assign' || isReason(choice.reason)) void checkAll(action);
  };
  const possible = results.filter(({ outcome }) => outcome === 'possible').length;
  return (
    <Dialog
      title={`${bulkRules[kind].label()}: ${invoiceCount(invoices.length)}`}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isBusy) discarding.onOpenChange(isOpen);
      }}
      actions={
        <>
          {isAsking && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isBusy}
              isDisabled={kind === 'assign' && people === undefined}
            >
              {i18n.t('Check')}
            </Button>
          )}
          {phase === 'applying' && <Button onPress={stop}>{i18n.t('Stop')}</Button>}
          {(phase === 'checked' || phase === 'applying') && (
            <Button
              variant="primary"
              onPress={() => void applyAll(action)}
              isPending={phase === 'applying'}
              isDisabled={possible === 0}
            >
              {i18n.t(
                '{count, plural, one {Continue with {count} invoice} other {Continue with {count} invoices}}',
                { count: possible },
              )}
            </Button>
          )}
          {phase === 'done' && (
            <Button variant="primary" autoFocus onPress={() => onClose(true)}>
              {i18n.t('Close')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        {isAsking && kind === 'assign' && (
          <Form id={formId} onSubmit={submit}>
            <AssigneeSelect people={people} value={person} onChange={setPerson} />
          </Form>
        )}
        {isAsking && kind === 'status' && (
          <StatusForm
            id={formId}
            choice={choice}
            onChange={setChoice}
            isMissing={isTried && !isReason(choice.reason)}
            onSubmit={submit}
          />
        )}
        {/* Busy: a screen reader hears the result, and not each of a hundred invoices. */}
        <div role="status" aria-busy={phase === 'checking' || phase === 'applying'}>
          {progressWords(phase, results, invoices.length)}
        </div>
        {phase === 'checked' && kind === 'status' && choice.status === 'DONE' && (
          <Banner tone="warning">
            {i18n.t('You vouch with your name for money that no provider reported.')}
          </Banner>
        )}
        {results.length > 0 && <BulkResults results={results} />}
      </Stack>
      {discarding.question}
    </Dialog>
  );
}

import { ApiProblem } from '@tiyin/api/errors';
import {
  useDeleteAlertRule,
  useReplaceAlertSecret,
  useTestAlertRule,
} from '@tiyin/api/hooks/alerts';
import type { AlertRule } from '@tiyin/api/types';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { AlertDetails } from './AlertDetails.tsx';
import { AlertSecretDialog } from './AlertSecretDialog.tsx';

export interface OpenAlertProps {
  readonly rule: AlertRule;
  readonly mayEdit: boolean;
  readonly onChange: () => void;
  /** The rule is another one now, or gone. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One rule: its facts, its test, a new secret, and its end. */
export function OpenAlert({ mayEdit, onChange, onChanged, onClose, rule }: OpenAlertProps) {
  const { id, name } = rule;
  const [question, setQuestion] = useState<'delete' | 'secret'>();
  const [secret, setSecret] = useState<string>();
  const test = useTestAlertRule();
  const deletion = useDeleteAlertRule();
  const replacement = useReplaceAlertSecret();
  const confirmDeletion = async () => {
    const isDone = await attempt(i18n.t('The alert was not deleted'), () =>
      deletion.trigger({ id }),
    );
    if (isDone === undefined) return;
    toasts.success(i18n.t('Alert deleted'));
    onChanged();
    onClose();
  };
  const confirmReplacement = async () => {
    const answer = await attempt(i18n.t('The secret was not replaced'), () =>
      replacement.trigger({ id }),
    );
    setQuestion(undefined);
    setSecret(answer?.data.secret);
  };
  if (secret !== undefined) return <AlertSecretDialog {...{ name, secret, onClose }} />;
  return (
    <>
      <AlertDetails
        rule={rule}
        mayEdit={mayEdit}
        onTest={async () =>
          (await attempt(i18n.t('The test was not sent'), () => test.trigger({ id })))?.data
        }
        onChange={onChange}
        onReplaceSecret={() => setQuestion('secret')}
        onDelete={() => setQuestion('delete')}
        onClose={onClose}
      />
      <ConfirmDialog
        title={i18n.t('Delete this alert?')}
        tone="danger"
        confirmLabel={i18n.t('Delete')}
        isOpen={question === 'delete'}
        onOpenChange={() => setQuestion(undefined)}
        isPending={deletion.isMutating}
        onConfirm={() => void confirmDeletion()}
      >
        {i18n.t('“{name}” sends nothing any more, also no messages that wait.', { name })}
      </ConfirmDialog>
      <ConfirmDialog
        title={i18n.t('Replace the secret?')}
        confirmLabel={i18n.t('Replace')}
        isOpen={question === 'secret'}
        onOpenChange={() => setQuestion(undefined)}
        isPending={replacement.isMutating}
        onConfirm={() => void confirmReplacement()}
      >
        {i18n.t(
          'The former secret of “{name}” signs nothing more: your receiver refuses webhooks until it has the new one.',
          { name },
        )}
      </ConfirmDialog>
    </>
  );
}

/** The result of a request; a refusal is shown, and undefined is returned. */
async function attempt<Result>(title: string, send: () => Promise<Result>) {
  try {
    return { ...(await send()) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    toastProblem(error, title, error.detail ?? error.title);
    return undefined;
  }
}

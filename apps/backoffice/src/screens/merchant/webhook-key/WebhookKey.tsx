import {
  useEndFormerWebhookKey,
  useGetWebhookKey,
  useReadWebhookSecret,
  useRotateWebhookKey,
} from '@tiyin/api/hooks/callbacks';
import type { WebhookSecret } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { LateRotateDialog } from '../../../forms/LateRotateDialog.tsx';
import { formProblemOf } from '../../../forms/form-problem.ts';
import { reportRefusal, runCommand } from '../../../session/run-command.ts';
import { AskDialog } from '../../../forms/AskDialog.tsx';
import { PartPlaceholder } from '../PartPlaceholder.tsx';
import { WebhookKeyView } from './WebhookKeyView.tsx';

export interface WebhookKeyProps {
  readonly merchantId: number;
  /** The merchant has another key. */
  readonly onRotated: () => void;
}

/** The key that signs the webhooks of a merchant; for people who may replace it (OFFICE-373). */
export function WebhookKey({ merchantId: id, onRotated }: WebhookKeyProps) {
  const query = useGetWebhookKey({ id });
  const rotate = useRotateWebhookKey();
  const endFormer = useEndFormerWebhookKey();
  const readSecret = useReadWebhookSecret();
  const [secret, setSecret] = useState<WebhookSecret>();
  const [dialog, setDialog] = useState<'end' | 'rotate'>();
  const close = () => setDialog(undefined);
  const makeNew = async (overlapHours: number) => {
    try {
      const answer = await rotate.trigger({ id, body: { overlapHours } });
      void query.mutate(answer, { revalidate: false });
      onRotated();
      setSecret(undefined);
      toasts.success(i18n.t('The key is replaced'));
      close();
      return undefined;
    } catch (error) {
      return formProblemOf(error);
    }
  };
  const end = () =>
    runCommand(
      async () => void query.mutate(await endFormer.trigger({ id }), { revalidate: false }),
      i18n.t('The former key ended'),
    );
  const showSecret = async () => {
    try {
      setSecret((await readSecret.trigger({ id })).data);
    } catch (error) {
      reportRefusal(error);
    }
  };
  const webhookKey = query.data?.data;
  return (
    <Card title={i18n.t('Webhook key')}>
      {webhookKey === undefined ? (
        <PartPlaceholder
          title={i18n.t('The webhook key did not load')}
          problem={query.error}
          onRetry={() => void query.mutate()}
          isRetrying={query.isValidating}
        />
      ) : (
        <WebhookKeyView
          webhookKey={webhookKey}
          onRotate={() => setDialog('rotate')}
          onEndFormer={() => setDialog('end')}
          secret={secret}
          onShowSecret={() => void showSecret()}
          onHideSecret={() => setSecret(undefined)}
        />
      )}
      {dialog === 'rotate' && (
        <LateRotateDialog
          title={i18n.t('Replace the key')}
          what={i18n.t('key')}
          onRotate={makeNew}
          onClose={close}
        />
      )}
      {dialog === 'end' && (
        <AskDialog title={i18n.t('End the former key')} onConfirm={end} onClose={close}>
          {i18n.t(
            'Are you sure that the shop has the new key? Webhooks no longer carry the signature of the former one.',
          )}
        </AskDialog>
      )}
    </Card>
  );
}

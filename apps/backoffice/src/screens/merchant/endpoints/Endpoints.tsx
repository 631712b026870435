import {
  useChangeEndpoint,
  useCreateEndpoint,
  useListEndpoints,
  useRemoveEndpoint,
  useRotateEndpointKey,
} from '@tiyin/api/hooks/endpoints';
import { etagOf } from '@tiyin/api/etag';
import type { WebhookEndpoint } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { AskDialog } from '../../../forms/AskDialog.tsx';
import { LateRotateDialog } from '../../../forms/LateRotateDialog.tsx';
import { formProblemOf } from '../../../forms/form-problem.ts';
import { runCommand } from '../../../session/run-command.ts';
import type { EndpointFields } from './EndpointDialog.tsx';
import { EndpointsView } from './EndpointsView.tsx';
import { LateEndpointDialog, LateEndpointEvents } from './late-endpoint-dialogs.tsx';

export interface EndpointsProps {
  readonly merchantId: number;
}

type Open =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'change' | 'events' | 'remove' | 'rotate';
      readonly endpoint: WebhookEndpoint;
    };

/** The webhook endpoints of a merchant; for people who may change callbacks (OFFICE-520). */
export function Endpoints({ merchantId: id }: EndpointsProps) {
  const query = useListEndpoints({ id });
  const commands = useEndpointCommands(id);
  const mayEditKeys = useIsPermitted({ permission: 'merchant.key.edit' });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const fresh = () => void query.mutate();
  const save = async (fields: EndpointFields) => {
    try {
      await (open?.kind === 'change'
        ? commands.change(open.endpoint, fields)
        : commands.create(fields));
    } catch (error) {
      return formProblemOf(error);
    } finally {
      fresh();
    }
    toasts.success(
      open?.kind === 'change' ? i18n.t('Successfully changed') : i18n.t('The endpoint is added'),
    );
    close();
    return undefined;
  };
  const rotate = async ({ id: endpointId }: WebhookEndpoint, overlapHours: number) => {
    try {
      await commands.rotate({ id, endpointId, body: { overlapHours } });
    } catch (error) {
      return formProblemOf(error);
    }
    toasts.success(i18n.t('The key is replaced'));
    fresh();
    close();
    return undefined;
  };
  const remove = ({ id: endpointId }: WebhookEndpoint) =>
    runCommand(() => commands.remove({ id, endpointId }), i18n.t('The endpoint is removed')).then(
      fresh,
    );
  return (
    <>
      <EndpointsView
        endpoints={query.data?.data}
        problem={query.error}
        onRetry={() => void query.mutate()}
        isRetrying={query.isValidating}
        onNew={() => setOpen({ kind: 'new' })}
        onChange={(endpoint) => setOpen({ kind: 'change', endpoint })}
        onOpen={(endpoint) => setOpen({ kind: 'events', endpoint })}
      />
      {(open?.kind === 'new' || open?.kind === 'change') && (
        <LateEndpointDialog
          endpoint={open.kind === 'change' ? open.endpoint : undefined}
          onSave={save}
          onClose={close}
        />
      )}
      {open?.kind === 'events' && (
        <LateEndpointEvents
          merchantId={id}
          endpoint={open.endpoint}
          onClose={close}
          onRemove={() => setOpen({ ...open, kind: 'remove' })}
          {...(mayEditKeys && { onRotate: () => setOpen({ ...open, kind: 'rotate' }) })}
        />
      )}
      {open?.kind === 'rotate' && (
        <LateRotateDialog
          title={i18n.t('Replace the key of the endpoint')}
          what={i18n.t('key')}
          onRotate={(overlapHours) => rotate(open.endpoint, overlapHours)}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <AskDialog
          title={i18n.t('Remove the endpoint')}
          onConfirm={() => remove(open.endpoint)}
          onClose={close}
        >
          {i18n.t(
            'Are you sure you want to remove {url}? What it was not sent yet is not sent any more.',
            { url: open.endpoint.url },
          )}
        </AskDialog>
      )}
    </>
  );
}

function useEndpointCommands(id: number) {
  const { trigger: create } = useCreateEndpoint();
  const { trigger: change } = useChangeEndpoint();
  const { trigger: rotate } = useRotateEndpointKey();
  const { trigger: remove } = useRemoveEndpoint();
  return {
    rotate,
    remove,
    create: ({ mode, types, url }: EndpointFields) => {
      const isTest = mode === 'both' ? {} : { isTest: mode === 'test' };
      return create({ id, body: { url: url.trim(), types: [...types], ...isTest } });
    },
    change: (endpoint: WebhookEndpoint, { isEnabled, types, url }: EndpointFields) => {
      const body = { url: url.trim(), types: [...types], isEnabled };
      return change({ id, endpointId: endpoint.id, body, ifMatch: etagOf(endpoint.version) });
    },
  };
}

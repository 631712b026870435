import type { ApiProblem } from '@tiyin/api/errors';
import type { Passkey } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LockIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Stack } from '@tiyin/ui/stack';
import { type ReactNode, useMemo } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { passkeyName } from './PasskeysView.css.ts';

export interface PasskeysViewProps {
  /** Newest first; missing while loading. */
  readonly passkeys: readonly Passkey[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Missing where the browser has none for this address. */
  readonly onAdd?: (() => void) | undefined;
  /** Kept between renders by the caller, as is the next. */
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
  /** The dialogs. */
  readonly children?: ReactNode;
}

type Commands = Pick<PasskeysViewProps, 'onRemove' | 'onRename'>;

function passkeyColumns({ onRemove, onRename }: Commands): readonly DataColumn<Passkey>[] {
  return [
    {
      id: 'name',
      header: i18n.t('Passkey'),
      cell: ({ name }) => <span className={passkeyName}>{name}</span>,
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'createdDate',
      header: i18n.t('Added (UTC)'),
      cell: ({ createdDate }) => formatShortUtc(createdDate),
    },
    {
      id: 'lastUsedDate',
      header: i18n.t('Last used (UTC)'),
      cell: ({ lastUsedDate }) =>
        lastUsedDate === null ? i18n.t('Never') : formatShortUtc(lastUsedDate),
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (passkey) => (
        <Inline gap={8}>
          <Button size="sm" onPress={() => onRename(passkey)}>
            {i18n.t('Rename')}
          </Button>
          <Button size="sm" onPress={() => onRemove(passkey)}>
            {i18n.t('Remove')}
          </Button>
        </Inline>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}

/** The passkeys that a person signs in with (OFFICE-385). */
export function PasskeysView(props: PasskeysViewProps) {
  const {
    children,
    isRetrying = false,
    onAdd,
    onRemove,
    onRename,
    onRetry,
    passkeys,
    problem,
  } = props;
  const columns = useMemo(() => passkeyColumns({ onRemove, onRename }), [onRemove, onRename]);
  return (
    <Card title={i18n.t('Passkeys')} level={3}>
      <Stack gap={16}>
        <p>
          {i18n.t(
            'A passkey is your fingerprint, face or PIN on a device of yours, or a security key. You log in with it without a password, or after it.',
          )}
        </p>
        <LoadedTable
          label={i18n.t('Passkeys')}
          columns={columns}
          rows={passkeys}
          rowKey={({ id }) => String(id)}
          expectedRows={1}
          loadingLabel={i18n.t('Loading the passkeys')}
          empty={<EmptyState icon={LockIcon} title={i18n.t('No passkeys yet')} />}
          failedTitle={i18n.t('The passkeys did not load')}
          {...{ isRetrying, onRetry, problem }}
        />
        {onAdd === undefined ? (
          <p>
            {i18n.t(
              'No passkey can be added here: this browser has none, or the page is open at an IP address.',
            )}
          </p>
        ) : (
          <Inline>
            <Button onPress={onAdd}>{i18n.t('Add a passkey')}</Button>
          </Inline>
        )}
      </Stack>
      {children}
    </Card>
  );
}

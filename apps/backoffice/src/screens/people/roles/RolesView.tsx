import type { ApiProblem } from '@tiyin/api/errors';
import type { Role } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { peopleAddress } from '../../../addresses/people-address.ts';
import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { LoadProblem } from '@tiyin/ui/load-problem';

export interface RolesViewProps {
  /** Missing until the first answer. */
  readonly roles: readonly Role[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Opens a role; stable between renders. */
  readonly onOpen: (role: Role) => void;
  /** Missing without the permission to make one. */
  readonly onNew?: () => void;
}

const none: readonly Role[] = [];

/** Every role with how much it permits and its people (OFFICE-345). */
export function RolesView(props: RolesViewProps) {
  const { isRetrying = false, onNew, onOpen, onRetry, problem, roles } = props;
  const columns = useMemo(() => roleColumns(onOpen), [onOpen]);
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      {onNew && (
        <ListToolbar
          actions={
            <Button icon={PlusIcon} variant="primary" onPress={onNew}>
              {i18n.t('New role')}
            </Button>
          }
        />
      )}
      <LoadProblem
        subject={i18n.t('roles')}
        problem={problem}
        hasOlder={roles !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || roles !== undefined) && (
        <DataTable
          label={i18n.t('Roles')}
          columns={columns}
          rows={roles ?? none}
          rowKey={({ id }) => String(id)}
          isLoading={roles === undefined}
          expectedRows={4}
          loadingLabel={i18n.t('Loading roles')}
          empty={
            <EmptyState title={i18n.t('No roles')}>
              {i18n.t('There is no role that you may give.')}
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}

function NameCell({ name, needsSecondFactor }: Role) {
  if (!needsSecondFactor) return name;
  return (
    <Inline gap={8}>
      <span>{name}</span>
      <Badge>{i18n.t('Second factor')}</Badge>
    </Inline>
  );
}

function roleColumns(onOpen: RolesViewProps['onOpen']): readonly DataColumn<Role>[] {
  return [
    { id: 'name', header: i18n.t('Name'), cell: NameCell, size: 'fill', fold: 'title' },
    {
      id: 'permissions',
      header: i18n.t('Permissions'),
      cell: ({ isFixed, permissions }) => (isFixed ? i18n.t('All') : String(permissions.length)),
      align: 'end',
    },
    {
      id: 'people',
      header: i18n.t('People'),
      cell: ({ id, peopleCount }) =>
        peopleCount === 0 ? (
          i18n.t('Nobody')
        ) : (
          <Link href={peopleAddress({ roleId: id })}>
            {i18n.t(
              '{peopleCount, plural, one {{peopleCount} person} other {{peopleCount} people}}',
              {
                peopleCount,
              },
            )}
          </Link>
        ),
      hasControls: true,
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (role) => (
        <Button size="sm" onPress={() => onOpen(role)}>
          {i18n.t('Open')}
        </Button>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}

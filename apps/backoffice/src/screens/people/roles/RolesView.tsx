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
import { peopleAddress } from '../../../addresses/people-address.ts';
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
        <Inline justify="end">
          <Button icon={PlusIcon} variant="primary" onPress={onNew}>
            New role
          </Button>
        </Inline>
      )}
      <LoadProblem
        subject="roles"
        problem={problem}
        hasOlder={roles !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || roles !== undefined) && (
        <DataTable
          label="Roles"
          columns={columns}
          rows={roles ?? none}
          rowKey={({ id }) => String(id)}
          isLoading={roles === undefined}
          expectedRows={4}
          loadingLabel="Loading roles"
          empty={<EmptyState title="No roles">There is no role that you may give.</EmptyState>}
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
      <Badge>Second factor</Badge>
    </Inline>
  );
}

function roleColumns(onOpen: RolesViewProps['onOpen']): readonly DataColumn<Role>[] {
  return [
    { id: 'name', header: 'Name', cell: NameCell, size: 'fill', fold: 'title' },
    {
      id: 'permissions',
      header: 'Permissions',
      cell: ({ isFixed, permissions }) => (isFixed ? 'All' : String(permissions.length)),
      align: 'end',
    },
    {
      id: 'people',
      header: 'People',
      cell: ({ id, peopleCount }) =>
        peopleCount === 0 ? (
          'Nobody'
        ) : (
          <Link href={peopleAddress({ roleId: id })}>
            {peopleCount === 1 ? '1 person' : `${peopleCount} people`}
          </Link>
        ),
      hasControls: true,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (role) => (
        <Button size="sm" onPress={() => onOpen(role)}>
          Open
        </Button>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}

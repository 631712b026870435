import type { ApiKey } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import type { DataColumn } from '@tiyin/ui/data-table';

function Revoked({ at }: { readonly at: string }) {
  return <time dateTime={at}>{`Revoked ${formatShortUtc(at)}`}</time>;
}

/** A key's columns; a revoked one has no action. */
export function apiKeyColumns(onRevoke: (key: ApiKey) => void): readonly DataColumn<ApiKey>[] {
  return [
    { id: 'name', header: 'Name', cell: ({ name }) => name || '—', size: 'fill', fold: 'title' },
    {
      id: 'lastFour',
      header: 'Ends with',
      cell: ({ lastFour }) => <Code>{lastFour || '—'}</Code>,
    },
    {
      id: 'createdDate',
      header: 'Made (UTC)',
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ revokedDate }) =>
        revokedDate === null ? <Badge tone="success">Active</Badge> : <Revoked at={revokedDate} />,
      fold: 'aside',
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (key) =>
        key.revokedDate === null && (
          <Button size="sm" onPress={() => onRevoke(key)}>
            Revoke
          </Button>
        ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}

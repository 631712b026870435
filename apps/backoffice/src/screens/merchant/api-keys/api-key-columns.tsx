import type { ApiKey } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { keyScopeName, keyScopes } from '@tiyin/domain/permissions';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';

function State({ expiryDate, isExpired, revokedDate }: ApiKey) {
  if (revokedDate !== null) {
    return <time dateTime={revokedDate}>{`Revoked ${formatShortUtc(revokedDate)}`}</time>;
  }
  if (expiryDate === null) return <Badge tone="success">Active</Badge>;
  const end = formatShortUtc(expiryDate);
  return (
    <Inline gap={8}>
      {!isExpired && <Badge tone="success">Active</Badge>}
      <time dateTime={expiryDate}>{isExpired ? `Ended ${end}` : `until ${end}`}</time>
    </Inline>
  );
}

function LastUse({ lastUsedAddress, lastUsedDate }: ApiKey) {
  if (lastUsedDate === null) return 'Never';
  return (
    <Stack gap={4}>
      <time dateTime={lastUsedDate}>{formatShortUtc(lastUsedDate)}</time>
      {lastUsedAddress !== null && <Code>{lastUsedAddress}</Code>}
    </Stack>
  );
}

function Limits({ addresses, isTest, scopes }: ApiKey) {
  const isLimited = scopes.length < keyScopes.length;
  return (
    <Stack gap={4}>
      {isTest !== null && <Badge>{isTest ? 'Test only' : 'Production only'}</Badge>}
      {isLimited ? scopes.map(keyScopeName).join(', ') : 'Everything'}
      {addresses.map((address) => (
        <Code key={address}>{address}</Code>
      ))}
    </Stack>
  );
}

/** A key's columns; one that is revoked or has ended has no action. */
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
    { id: 'limits', header: 'It may, from', cell: Limits },
    { id: 'lastUsed', header: 'Last used (UTC)', cell: LastUse },
    {
      id: 'state',
      header: 'State',
      cell: State,
      fold: 'aside',
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (key) =>
        key.revokedDate === null &&
        !key.isExpired && (
          <Button size="sm" onPress={() => onRevoke(key)}>
            Revoke
          </Button>
        ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}

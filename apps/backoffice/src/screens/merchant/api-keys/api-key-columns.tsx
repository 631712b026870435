import type { ApiKey } from '@tiyin/api/types';
import { keyScopes } from '@tiyin/domain/permissions';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { scopeText } from './scope-descriptions.ts';

function State({ expiryDate, isExpired, revokedDate }: ApiKey) {
  if (revokedDate !== null) {
    return (
      <time dateTime={revokedDate}>
        {i18n.t('Revoked {revokedDate}', { revokedDate: formatShortUtc(revokedDate) })}
      </time>
    );
  }
  if (expiryDate === null) return <Badge tone="success">{i18n.t('Active')}</Badge>;
  const end = formatShortUtc(expiryDate);
  return (
    <Inline gap={8}>
      {!isExpired && <Badge tone="success">{i18n.t('Active')}</Badge>}
      <time dateTime={expiryDate}>
        {isExpired ? i18n.t('Ended {end}', { end }) : i18n.t('until {end}', { end })}
      </time>
    </Inline>
  );
}

function LastUse({ lastUsedAddress, lastUsedDate }: ApiKey) {
  if (lastUsedDate === null) return i18n.t('Never');
  return (
    <Stack gap={4} align="start">
      <time dateTime={lastUsedDate}>{formatShortUtc(lastUsedDate)}</time>
      {lastUsedAddress !== null && <Code>{lastUsedAddress}</Code>}
    </Stack>
  );
}

function Limits({ addresses, isTest, scopes }: ApiKey) {
  const isLimited = scopes.length < keyScopes.length;
  return (
    <Stack gap={4} align="start">
      {isTest !== null && <Badge>{isTest ? i18n.t('Test only') : i18n.t('Production only')}</Badge>}
      {isLimited ? scopes.map(scopeText).join(', ') : i18n.t('Everything')}
      {addresses.map((address) => (
        <Code key={address}>{address}</Code>
      ))}
    </Stack>
  );
}

/** A key's columns; one that is revoked or has ended has no action. */
export function apiKeyColumns(onRevoke: (key: ApiKey) => void): readonly DataColumn<ApiKey>[] {
  return [
    {
      id: 'name',
      header: i18n.t('Name'),
      cell: ({ name }) => name || '—',
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'lastFour',
      header: i18n.t('Ends with'),
      cell: ({ lastFour }) => <Code>{lastFour || '—'}</Code>,
    },
    {
      id: 'createdDate',
      header: i18n.t('Made (UTC)'),
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    },
    { id: 'limits', header: i18n.t('It may, from'), cell: Limits },
    { id: 'lastUsed', header: i18n.t('Last used (UTC)'), cell: LastUse },
    {
      id: 'state',
      header: i18n.t('State'),
      cell: State,
      fold: 'aside',
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (key) =>
        key.revokedDate === null &&
        !key.isExpired && (
          <Button size="sm" onPress={() => onRevoke(key)}>
            {i18n.t('Revoke')}
          </Button>
        ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}

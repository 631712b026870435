import type { ApiProblem } from '@tiyin/api/errors';
import type { MonitoredTerminal, MonitoringEventListAnswer } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DataTable } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { marks, withElements } from '../../../texts/with-elements.tsx';
import { auditAddress } from '../../audit/audit-address.ts';
import { eventColumns } from './event-columns.tsx';
import { eventAddress } from './event-words.ts';

export interface EventsViewProps {
  readonly terminals: readonly MonitoredTerminal[];
  /** Missing until the first response. */
  readonly events: MonitoringEventListAnswer | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** More are shown on request, so that the charts stay near each other. */
const shownAtFirst = 5;

const none: readonly never[] = [];

/** The marks of the chart in words, each leading to its entry in the audit (OFFICE-781). */
export function EventsView(props: EventsViewProps) {
  const { events, isRetrying = false, onRetry, problem, terminals } = props;
  const [isWhole, setIsWhole] = useState(false);
  const columns = useMemo(() => eventColumns(terminals), [terminals]);
  const all = events?.data ?? none;
  const rows = useMemo(() => (isWhole ? all : all.slice(0, shownAtFirst)), [all, isWhole]);
  const isMissing = events === undefined && problem !== undefined;
  return (
    <Card title={i18n.t('Events')} padding="md">
      <Stack gap={12}>
        <LoadProblem
          subject={i18n.t('events')}
          problem={problem}
          hasOlder={events !== undefined}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
        {!isMissing && (
          <DataTable
            label={i18n.t('Events')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            rowHref={eventAddress}
            isLoading={events === undefined}
            expectedRows={2}
            loadingLabel={i18n.t('Loading events')}
            empty={<p>{i18n.t('Nothing was changed that these terminals depend on.')}</p>}
          />
        )}
        {all.length > shownAtFirst && (
          <Inline gap={12}>
            <Button size="sm" variant="ghost" onPress={() => setIsWhole(!isWhole)}>
              {isWhole
                ? i18n.t('Show the newest {shownAtFirst}', { shownAtFirst })
                : i18n.t('Show all {count}', { count: all.length })}
            </Button>
            {events?.hasMore === true && (
              <span>
                {withElements(i18n.t('Older ones are in {audit}.', marks('audit')), {
                  audit: <Link href={auditAddress({})}>{i18n.t('Audit')}</Link>,
                })}
              </span>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

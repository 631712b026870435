import {
  useListMonitoringEvents,
  useListSuccessDrops,
  useListTerminalStatistics,
} from '@tiyin/api/hooks/monitoring';
import type { MonitoredMerchant } from '@tiyin/api/types';
import {
  longestMonitoringMinutes,
  periodMinutes,
  type MonitoringPeriod,
} from '@tiyin/domain/monitoring';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { Stack } from '@tiyin/ui/stack';
import { useEffect, useState } from 'react';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { periodWords } from './period-words.ts';
import { REFRESH_MS, refreshMsOf } from './refresh.ts';
import { TerminalsPanelView } from './TerminalsPanelView.tsx';

/** The table and the chart do not wait for them. */
const Drops = lazyScreen('drops', async () => (await import('./drops/Drops.tsx')).Drops);

const Funnel = lazyScreen('funnel', async () => (await import('./funnel/Funnel.tsx')).Funnel);

const WeekView = lazyScreen('week', async () => (await import('./week/WeekView.tsx')).WeekView);

const EventsView = lazyScreen(
  'events',
  async () => (await import('./events/EventsView.tsx')).EventsView,
);

/** Another merchant or period is another panel (`key`). */
export interface TerminalsPanelProps {
  readonly merchant: MonitoredMerchant;
  readonly period: MonitoringPeriod;
}

/** The minutes of a period, which from day start become more while one looks. */
function usePeriodMinutes(period: MonitoringPeriod): number {
  const [minutes, setMinutes] = useState(() => periodMinutes(period, Date.now()));
  useEffect(() => {
    if (period !== 0) return undefined;
    const timer = setInterval(() => setMinutes(periodMinutes(period, Date.now())), REFRESH_MS);
    return () => clearInterval(timer);
  }, [period]);
  return minutes;
}

/** The statistics of a merchant's terminals, kept fresh. */
export function TerminalsPanel({ merchant, period }: TerminalsPanelProps) {
  const minutes = usePeriodMinutes(period);
  const isLong = minutes > longestMonitoringMinutes;
  const { data, error, isValidating, mutate } = useListTerminalStatistics(
    { merchantId: merchant.merchantId, minutes },
    { keepPreviousData: true, refreshInterval: refreshMsOf(minutes) },
  );
  // The same request as that of Drops.
  const drops = useListSuccessDrops(
    { merchantId: merchant.merchantId, minutes },
    { keepPreviousData: true },
  );
  const mayReadEvents = useIsPermitted({ permission: 'audit.read' });
  const events = useListMonitoringEvents(
    mayReadEvents ? { merchantId: merchant.merchantId, minutes } : null,
    { keepPreviousData: true, refreshInterval: refreshMsOf(minutes) },
  );
  return (
    <TerminalsPanelView
      terminals={merchant.terminals}
      statistics={data?.data}
      problem={error}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      areDropsKnown={drops.data !== undefined || drops.error !== undefined}
      drops={
        <Late>
          <Drops merchant={merchant} minutes={minutes} />
        </Late>
      }
      funnel={
        <Late>
          {/* Together, so that neither moves the other when it comes. */}
          <Stack gap={24}>
            {isLong && (
              <WeekView
                terminals={merchant.terminals}
                statistics={data?.data}
                periodLabel={periodWords[period]}
              />
            )}
            <Funnel merchantId={merchant.merchantId} minutes={minutes} />
          </Stack>
        </Late>
      }
      events={events.data?.data}
      eventList={
        mayReadEvents && (
          <Late>
            <EventsView
              terminals={merchant.terminals}
              events={events.data}
              problem={events.error}
              onRetry={() => void events.mutate()}
              isRetrying={events.isValidating}
            />
          </Late>
        )
      }
      isLong={isLong}
      periodLabel={periodWords[period]}
    />
  );
}

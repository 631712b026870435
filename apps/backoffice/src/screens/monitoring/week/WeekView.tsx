import type { MonitoredTerminal, TerminalStatistics } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { HeatMap } from '@tiyin/ui/heat-map';
import { Inline } from '@tiyin/ui/inline';
import { SegmentedControl } from '@tiyin/ui/segmented-control';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { weekCells, type WeekFigures, weekLevels, weekOf } from './week-map.ts';
import { dayHeadings, hourHeadings, weekInWords } from './week-words.ts';

export interface WeekViewProps {
  readonly terminals: readonly MonitoredTerminal[];
  /** Those of a period longer than a day; missing until the first response. */
  readonly statistics: readonly TerminalStatistics[] | undefined;
  /** "30 days". */
  readonly periodLabel: string;
}

/** How the payments of a week go by weekday and hour, which shows what repeats (OFFICE-871). */
export function WeekView({ periodLabel, statistics = [], terminals }: WeekViewProps) {
  const [figures, setFigures] = useState<WeekFigures>('rate');
  const [terminalId, setTerminalId] = useState<number | null>(null);
  const week = useMemo(() => weekOf(statistics, terminalId), [statistics, terminalId]);
  const headings = useMemo(() => ({ rows: dayHeadings(), columns: hourHeadings() }), []);
  const cells = useMemo(() => week && weekCells(week, figures), [week, figures]);
  if (week === undefined || cells === undefined) return null;
  return (
    <Card title={i18n.t('By weekday and hour')} padding="md">
      <Stack gap={12}>
        <Inline justify="between" gap={16}>
          <SegmentedControl
            label={i18n.t('Figures')}
            segments={[
              { id: 'rate', label: i18n.t('Success rate') },
              { id: 'count', label: i18n.t('Ended payments') },
            ]}
            value={figures}
            onChange={setFigures}
          />
          <TerminalChoice {...{ statistics, terminals, terminalId }} onChange={setTerminalId} />
        </Inline>
        <p>{weekInWords(week, figures)}</p>
        <HeatMap
          label={
            figures === 'rate'
              ? i18n.t('Success rate by weekday and hour, {periodLabel}', { periodLabel })
              : i18n.t('Ended payments by weekday and hour, {periodLabel}', { periodLabel })
          }
          corner="UTC"
          {...headings}
          cells={cells}
          levels={weekLevels(figures)}
          tone={figures === 'rate' ? 'error' : 'primary'}
        />
      </Stack>
    </Card>
  );
}

type TerminalChoiceProps = Pick<WeekViewProps, 'terminals'> & {
  readonly statistics: readonly TerminalStatistics[];
  readonly terminalId: number | null;
  readonly onChange: (terminalId: number | null) => void;
};

const all = 'all';

/** Only where there are several whose payments ended. */
function TerminalChoice({ onChange, statistics, terminalId, terminals }: TerminalChoiceProps) {
  const ended = new Set(statistics.map((row) => row.terminalId));
  const listed = terminals.filter((terminal) => ended.has(terminal.terminalId));
  if (listed.length < 2) return null;
  return (
    <Select
      label={i18n.t('Terminal')}
      layout="inline"
      options={[
        { id: all, label: i18n.t('All') },
        ...listed.map(({ name, terminalId: id }) => ({ id: String(id), label: name })),
      ]}
      value={terminalId === null ? all : String(terminalId)}
      onChange={(id) => onChange(id === all ? null : Number(id))}
    />
  );
}

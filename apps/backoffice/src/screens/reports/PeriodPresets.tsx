import { Inline } from '@tiyin/ui/inline';
import { ToggleButton } from '@tiyin/ui/toggle-button';
import { i18n } from '../../texts/i18n.ts';
import type { Day } from '../../addresses/filter-fields.ts';
import { isPeriod, type ReportDays, reportPresets } from './report-periods.ts';

export interface PeriodPresetsProps {
  /** In UTC. */
  readonly today: Day;
  /** The days of each card. */
  readonly days: readonly ReportDays[];
  readonly onChoose: (days: ReportDays) => void;
}

/** Periods that set the days of all cards; one is pressed while all of them have it (OFFICE-575). */
export function PeriodPresets({ days, onChoose, today }: PeriodPresetsProps) {
  return (
    <div role="group" aria-label={i18n.t('Period of all reports')}>
      <Inline gap={8}>
        {reportPresets(today).map((preset) => (
          <ToggleButton
            key={preset.label}
            size="sm"
            isSelected={days.every((each) => isPeriod(each, preset))}
            onChange={() => onChoose(preset.days)}
          >
            {preset.label}
          </ToggleButton>
        ))}
      </Inline>
    </div>
  );
}

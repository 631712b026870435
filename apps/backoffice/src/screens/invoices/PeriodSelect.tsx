import { Select } from '@tiyin/ui/select';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { daysOf, type Days, periodOf, periodOptions } from '../../addresses/periods.ts';

export interface PeriodSelectProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** The days of the list, by one choice (OFFICE-443); others are chosen in the filter. */
export function PeriodSelect({ days: { dateFrom, dateTo }, onChange }: PeriodSelectProps) {
  const [openedAt] = useState(() => Date.now());
  const value = periodOf({ dateFrom, dateTo }, openedAt);
  return (
    <Select
      label={i18n.t('Period')}
      layout="inline"
      options={periodOptions}
      value={value}
      placeholder={i18n.t('Chosen days')}
      onChange={(id) => {
        const days = daysOf(id, Date.now());
        if (days) onChange(days);
      }}
    />
  );
}

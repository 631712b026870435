import { dayMs } from '@tiyin/domain/dates';
import { useEffect, useState } from 'react';
import { type Days, daysOf } from '../../../addresses/periods.ts';

/** The UTC day of now as the days of a list; the next one from its midnight on. */
export function useUtcDay(): Days | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), dayMs - (now % dayMs));
    return () => clearTimeout(timer);
  }, [now]);
  return daysOf('today', now);
}

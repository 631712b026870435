import { DateField, parseDay } from './index.ts';
import type { CalendarDay } from './index.ts';

const change = (day: CalendarDay | null) => day;
const fromAnAddress: string = location.search;

// text in another form is parsed with parseDay, which may return null
export const read = (
  <DateField label="Day" today="2026-11-20" value={parseDay(fromAnAddress)} onChange={change} />
);

export const wrong = [
  // @ts-expect-error a day is yyyy-MM-dd, not as people write it
  <DateField key="1" label="Day" today="2026-11-20" value="20/11/2026" onChange={change} />,
  // @ts-expect-error any text may be no day
  <DateField key="2" label="Day" today="2026-11-20" value={fromAnAddress} onChange={change} />,
  // @ts-expect-error a Date has a time and a zone
  <DateField key="3" label="Day" today="2026-11-20" value={new Date(0)} onChange={change} />,
  // @ts-expect-error today is given, never read from the clock
  <DateField key="4" label="Day" value={null} onChange={change} />,
  // @ts-expect-error a field has a label
  <DateField key="5" today="2026-11-20" value={null} onChange={change} />,
];

import type { DayLimits, DayRange } from '../../parts/calendar/index.ts';
import { Button } from '../button/index.ts';
import { presetItem, presetList } from './DateRangePicker.css.ts';

/** A range that is one press away. */
export type DayPreset = { readonly label: string; readonly range: DayRange };

type PresetsProps = {
  readonly presets: readonly DayPreset[];
  readonly limits: Omit<DayLimits, 'today'>;
  readonly onChoose: (range: DayRange) => void;
};

/** The preset ranges above a calendar. A preset beyond a limit cannot be pressed. */
export function Presets({ presets, limits, onChoose }: PresetsProps) {
  const { minValue, maxValue } = limits;
  // Days written yyyy-MM-dd are in order as texts are.
  const isWithin = ({ start, end }: DayRange) =>
    (minValue === undefined || start >= minValue) && (maxValue === undefined || end <= maxValue);
  return (
    presets.length > 0 && (
      <div className={presetList}>
        {presets.map(({ label, range }) => (
          <div key={label} className={presetItem}>
            <Button size="sm" isDisabled={!isWithin(range)} onPress={() => onChoose(range)}>
              {label}
            </Button>
          </div>
        ))}
      </div>
    )
  );
}

import { Button } from '@tiyin/ui/button';
import { DateRangePicker } from '@tiyin/ui/date-range-picker';
import type { DateRangePickerProps } from '@tiyin/ui/date-range-picker';
import { Dialog } from '@tiyin/ui/dialog';
import { useState } from 'react';

interface FilterProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The filter of the list: over the page, as in the product, with the range of days. */
export function Filter({ isOpen, onOpenChange }: FilterProps) {
  const [range, setRange] = useState<DateRangePickerProps['value']>(null);
  return (
    <Dialog
      title="Filter"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={<Button onPress={() => onOpenChange(false)}>Apply</Button>}
    >
      <DateRangePicker label="Created" today={today} value={range} onChange={setRange} />
    </Dialog>
  );
}

const today = '2026-11-21';

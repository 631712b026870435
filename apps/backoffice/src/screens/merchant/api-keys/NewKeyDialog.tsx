import { DatePicker } from '@tiyin/ui/date-picker';
import { useState } from 'react';
import { type Day, utcDayOf } from '../../../addresses/filter-fields.ts';
import { NameDialog, type NameDialogProps } from '../NameDialog.tsx';

export interface NewKeyDialogProps extends Pick<NameDialogProps, 'isOpen' | 'onOpenChange'> {
  /** Creates a key that ends at a time, ISO 8601, or never; rejects with an ApiProblem on failure. */
  readonly onMake: (name: string, expiryDate: string | undefined) => Promise<void>;
}

const dayMs = 24 * 60 * 60_000;

/** Requests the name of a new API key and its last day, which it may have (API-260). */
export function NewKeyDialog({ isOpen, onMake, onOpenChange }: NewKeyDialogProps) {
  const [today] = useState(() => utcDayOf(Date.now()));
  const [lastDay, setLastDay] = useState<Day | null>(null);
  const make = async (name: string) => {
    await onMake(name, lastDay === null ? undefined : endOf(lastDay));
    setLastDay(null);
  };
  return (
    <NameDialog
      title="New API key"
      description="What it is used for: “Shop’s server”. The merchant’s people read it too."
      submitLabel="Make key"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={make}
    >
      <DatePicker
        name="expiryDate"
        label="Last day (UTC)"
        description="Leave it empty for a key that does not end by itself."
        today={today}
        minValue={today}
        value={lastDay}
        onChange={setLastDay}
      />
    </NameDialog>
  );
}

/** The end of a UTC day. */
function endOf(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString();
}

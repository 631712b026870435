import { FormDialog } from '@tiyin/ui/form-dialog';
import { NumberField } from '@tiyin/ui/number-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';

export interface AdvanceClockDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Moves it by so many minutes, or to the next end, and reports the result; returns whether the dialog can close. */
  readonly onAdvance: (minutes: number | undefined) => Promise<boolean>;
}

const weekMinutes = 7 * 24 * 60;

/** Asks how far the clock of an invoice in test is moved on (INVOICE-520). */
export function AdvanceClockDialog({ isOpen, onAdvance, onOpenChange }: AdvanceClockDialogProps) {
  const [minutes, setMinutes] = useState<number | null>(null);
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    setIsPending(true);
    if (await onAdvance(minutes ?? undefined)) {
      setMinutes(null);
      onOpenChange(false);
    }
    setIsPending(false);
  };
  return (
    <FormDialog
      title={i18n.t('Move clock')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Move clock')}
      isPending={isPending}
      onSubmit={() => void submit()}
    >
      <p>
        {i18n.t(
          'Deadlines and retries of this test invoice come earlier by as much, and what is then over ends at once.',
        )}
      </p>
      <NumberField
        name="minutes"
        label={i18n.t('Minutes')}
        description={i18n.t('Leave it empty for the end of what the invoice waits for.')}
        minValue={1}
        maxValue={weekMinutes}
        value={minutes}
        onChange={setMinutes}
        autoFocus
      />
    </FormDialog>
  );
}

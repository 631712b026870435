import { Switch } from '@tiyin/ui/switch';
import { useState } from 'react';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';

/** What it takes. */
export interface ProductionSwitchProps {
  readonly inTest: boolean;
  /** Switches, and says how it went. */
  readonly onSwitch: () => Promise<void>;
}

/** Takes a terminal from test to production, once and after a question (sections 2 and 8). */
export function ProductionSwitch({ inTest, onSwitch }: ProductionSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const act = async () => {
    setIsPending(true);
    try {
      await onSwitch();
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
  };
  return (
    <>
      <Switch
        label="Production mode"
        description={
          inTest ? 'Once it is on, it stays on.' : 'A terminal in production does not go back.'
        }
        isSelected={!inTest}
        isDisabled={!inTest}
        onChange={() => setIsAsking(true)}
      />
      <LateConfirmDialog
        title="State changing"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void act()}
        isPending={isPending}
      >
        Are you sure to switch current terminal to production state?
      </LateConfirmDialog>
    </>
  );
}

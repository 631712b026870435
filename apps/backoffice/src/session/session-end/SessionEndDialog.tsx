import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';

export interface SessionEndDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Warns a person who has done nothing for long (PEOPLE-175). Any action prolongs the session. */
export function SessionEndDialog({ onLeave, onStay }: SessionEndDialogProps) {
  return (
    <Dialog
      title="Are you still there?"
      closeLabel="Stay logged in"
      isOpen
      onOpenChange={onStay}
      actions={
        <>
          <Button onPress={onLeave}>Log out</Button>
          <Button variant="primary" onPress={onStay} autoFocus>
            Stay logged in
          </Button>
        </>
      }
    >
      <p>
        Nothing was done here for long, and your session ends in two minutes. What is on the page,
        and what you typed, stays.
      </p>
    </Dialog>
  );
}

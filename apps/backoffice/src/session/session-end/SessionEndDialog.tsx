import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { i18n } from '../../texts/i18n.ts';

export interface SessionEndDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Warns a person who has done nothing for long (PEOPLE-175). Any action prolongs the session. */
export function SessionEndDialog({ onLeave, onStay }: SessionEndDialogProps) {
  return (
    <Dialog
      title={i18n.t('Are you still there?')}
      closeLabel={i18n.t('Stay logged in')}
      isOpen
      onOpenChange={onStay}
      actions={
        <>
          <Button onPress={onLeave}>{i18n.t('Log out')}</Button>
          <Button variant="primary" onPress={onStay} autoFocus>
            {i18n.t('Stay logged in')}
          </Button>
        </>
      }
    >
      <p>
        {i18n.t(
          'Nothing was done here for long, and your session ends in two minutes. What is on the page, and what you typed, stays.',
        )}
      </p>
    </Dialog>
  );
}

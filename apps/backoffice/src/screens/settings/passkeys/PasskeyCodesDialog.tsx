import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { i18n } from '../../../texts/i18n.ts';
import { RecoveryCodes } from '../two-factor/RecoveryCodes.tsx';

export interface PasskeyCodesDialogProps {
  readonly recoveryCodes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes that come with a passkey, for the day on which it is lost (PEOPLE-511). */
export function PasskeyCodesDialog({ onClose, recoveryCodes }: PasskeyCodesDialogProps) {
  const closing = useDiscardQuestion(() => true, onClose, 'shownOnce');
  return (
    <Dialog
      title={i18n.t('The passkey was added')}
      isOpen
      onOpenChange={closing.onOpenChange}
      actions={
        <Button variant="primary" onPress={onClose}>
          {i18n.t('I have kept them')}
        </Button>
      }
    >
      <RecoveryCodes recoveryCodes={recoveryCodes} />
      {closing.question}
    </Dialog>
  );
}

import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export interface RenewCodesDialogProps {
  /** Once they are made. */
  readonly recoveryCodes: readonly string[] | undefined;
  readonly onRenew: () => void;
  readonly onClose: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Asks before the recovery codes are replaced, and shows the new ones (PEOPLE-522). */
export function RenewCodesDialog(props: RenewCodesDialogProps) {
  const { isPending, onClose, onRenew, problem, recoveryCodes } = props;
  const isMade = recoveryCodes !== undefined;
  const closing = useDiscardQuestion(() => isMade, onClose, 'shownOnce');
  return (
    <Dialog
      title={i18n.t('New recovery codes')}
      isOpen
      onOpenChange={closing.onOpenChange}
      actions={
        <Button variant="primary" onPress={isMade ? onClose : onRenew} isPending={isPending}>
          {isMade ? i18n.t('I have kept them') : i18n.t('Continue')}
        </Button>
      }
    >
      {isMade ? (
        <RecoveryCodes recoveryCodes={recoveryCodes} news={i18n.t('The former codes are void.')} />
      ) : (
        <Stack gap={16}>
          {problem && <Banner tone="error">{problem.title}</Banner>}
          <p>{i18n.t('You get ten new codes. The codes that you have let nobody in any more.')}</p>
        </Stack>
      )}
      {closing.question}
    </Dialog>
  );
}

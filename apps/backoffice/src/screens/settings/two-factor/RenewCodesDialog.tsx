import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';
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
  return (
    <Dialog
      title="New recovery codes"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={isMade ? onClose : onRenew} isPending={isPending}>
          {isMade ? 'I have kept them' : 'Continue'}
        </Button>
      }
    >
      {isMade ? (
        <RecoveryCodes recoveryCodes={recoveryCodes} news="The former codes are void." />
      ) : (
        <Stack gap={16}>
          {problem && <Banner tone="error">{problem.title}</Banner>}
          <p>You get ten new codes. The codes that you have let nobody in any more.</p>
        </Stack>
      )}
    </Dialog>
  );
}

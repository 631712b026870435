import { useEndReturn } from '@tiyin/api/hooks/returns';
import type { MoneyReturn, TransactionEnd } from '@tiyin/api/types';
import { Inline } from '@tiyin/ui/inline';
import { formProblemOf } from '../../../forms/form-problem.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { toastRequested } from '../../../session/toast-requested.ts';
import { i18n } from '../../../texts/i18n.ts';

const EndReturnDialog = lazyScreen(
  'end-return',
  async () => (await import('./EndReturnDialog.tsx')).EndReturnDialog,
);

export interface EndReturnProps {
  /** The returns of one transfer or invoice: at most one of them is under way. */
  readonly returns: readonly Pick<MoneyReturn, 'id' | 'isEndable' | 'status'>[];
}

/**
 * Opens the declaration of the outcome of a return that nobody knows (LEDGER-253), or that the last one which failed was
 * paid (LEDGER-773); nothing while there is none.
 */
export function EndReturn({ returns }: EndReturnProps) {
  const { trigger } = useEndReturn();
  const open =
    returns.find(({ isEndable }) => isEndable) ??
    returns.find(({ status }) => status.code === 'FAILED');
  if (open === undefined) return null;
  const hadFailed = !open.isEndable;
  const end = async (body: TransactionEnd) => {
    try {
      await trigger({ id: open.id, body });
      toastRequested();
      return undefined;
    } catch (error) {
      return formProblemOf(error);
    }
  };
  return (
    <Inline>
      <LateDialogButton
        renderDialog={(state) => <EndReturnDialog {...state} onEnd={end} hadFailed={hadFailed} />}
      >
        {hadFailed ? i18n.t('It was paid after all') : i18n.t('Declare the outcome')}
      </LateDialogButton>
    </Inline>
  );
}

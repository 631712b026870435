import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { MoveMoneyDialogProps } from './MoveMoneyDialog.tsx';

const MoveMoneyDialog = lazyScreen(
  'move-money',
  async () => (await import('./MoveMoneyDialog.tsx')).MoveMoneyDialog,
);

export type MoveMoneyProps = Pick<
  MoveMoneyDialogProps,
  'currency' | 'renderNotice' | 'onMove' | 'standing'
>;

/** The way to another movement; its dialog is loaded when it is wanted. */
export function MoveMoney(props: MoveMoneyProps) {
  return (
    <LateDialogButton size="sm" renderDialog={(state) => <MoveMoneyDialog {...props} {...state} />}>
      {i18n.t('Book movement')}
    </LateDialogButton>
  );
}

import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ResumeDialogProps } from './ResumeDialog.tsx';

const ResumeDialog = lazyScreen(
  'resume-account',
  async () => (await import('./ResumeDialog.tsx')).ResumeDialog,
);

/** The button to resume a paused account; its dialog is loaded on demand. */
export function ResumeAccount(props: Pick<ResumeDialogProps, 'onResume'>) {
  return (
    <LateDialogButton size="sm" renderDialog={(state) => <ResumeDialog {...props} {...state} />}>
      {i18n.t('Resume account')}
    </LateDialogButton>
  );
}

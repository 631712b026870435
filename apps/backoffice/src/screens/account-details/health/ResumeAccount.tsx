import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ResumeDialogProps } from './ResumeDialog.tsx';

const ResumeDialog = lazyScreen(
  'resume-account',
  async () => (await import('./ResumeDialog.tsx')).ResumeDialog,
);

/** The button to resume a paused account; its dialog is loaded on demand. */
export function ResumeAccount({ onResume }: Pick<ResumeDialogProps, 'onResume'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onPress={() => setIsOpen(true)}>
        {i18n.t('Resume account')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <ResumeDialog isOpen={isOpen} onOpenChange={setIsOpen} onResume={onResume} />
      </Late>
    </>
  );
}

import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ImportStatementDialogProps } from './ImportStatementDialog.tsx';

const ImportStatementDialog = lazyScreen(
  'import-statement',
  async () => (await import('./ImportStatementDialog.tsx')).ImportStatementDialog,
);

export type ImportStatementProps = Pick<ImportStatementDialogProps, 'mapping' | 'onImport'>;

/** Opens the import of a statement; its dialog is loaded when it is opened. */
export function ImportStatement(props: ImportStatementProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onPress={() => setIsOpen(true)}>
        {i18n.t('Import statement')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <ImportStatementDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}

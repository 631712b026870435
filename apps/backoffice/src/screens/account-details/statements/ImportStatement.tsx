import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ImportStatementDialogProps } from './ImportStatementDialog.tsx';

const ImportStatementDialog = lazyScreen(
  'import-statement',
  async () => (await import('./ImportStatementDialog.tsx')).ImportStatementDialog,
);

export type ImportStatementProps = Pick<ImportStatementDialogProps, 'mapping' | 'onImport'>;

/** Opens the import of a statement; its dialog is loaded when it is opened. */
export function ImportStatement(props: ImportStatementProps) {
  return (
    <LateDialogButton
      size="sm"
      renderDialog={(state) => <ImportStatementDialog {...props} {...state} />}
    >
      {i18n.t('Import statement')}
    </LateDialogButton>
  );
}

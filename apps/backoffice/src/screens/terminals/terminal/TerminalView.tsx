import { Banner } from '@tiyin/ui/banner';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { ProductionSwitchProps } from './ProductionSwitch.tsx';
import { TerminalForm, type TerminalFormProps } from './TerminalForm.tsx';
import { TerminalHead } from './TerminalHead.tsx';
import { TestForm, type TestFormProps } from './TestForm.tsx';

export interface TerminalViewProps extends TerminalFormProps {
  readonly maySwitch: boolean;
  /** Lists what is missing for production. */
  readonly onCheck: ProductionSwitchProps['onCheck'];
  /** Missing without the permission to create one. */
  readonly onMakeForm?: TestFormProps['onMake'] | undefined;
  /** The history of its changes. */
  readonly history?: ReactNode;
}

/** One terminal: its properties, their editor, and a test form (OFFICE-63). */
export function TerminalView(props: TerminalViewProps) {
  const { history, maySwitch, onCheck, onMakeForm, ...form } = props;
  const { isConflict, switchToProduction, terminal } = form.editor;
  return (
    <Stack gap={24}>
      {isConflict && (
        <Banner tone="warning" title={i18n.t('Somebody changed this terminal meanwhile')} isNews>
          {i18n.t(
            'What you typed is kept. Save to apply it to the terminal as it now is, or discard it.',
          )}
        </Banner>
      )}
      <TerminalHead
        terminal={terminal}
        {...(maySwitch && { production: { onCheck, onSwitch: switchToProduction } })}
      />
      <TerminalForm {...form} />
      {onMakeForm && terminal.inTest && <TestForm onMake={onMakeForm} />}
      {history}
    </Stack>
  );
}

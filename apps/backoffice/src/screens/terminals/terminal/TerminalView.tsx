import { Banner } from '@tiyin/ui/banner';
import { Stack } from '@tiyin/ui/stack';
import { TerminalForm, type TerminalFormProps } from './TerminalForm.tsx';
import { TerminalHead } from './TerminalHead.tsx';
import { TestForm, type TestFormProps } from './TestForm.tsx';

/** What it takes. */
export interface TerminalViewProps extends TerminalFormProps {
  readonly maySwitch: boolean;
  /** Missing for who may not make one. */
  readonly onMakeForm?: TestFormProps['onMake'] | undefined;
}

/** One terminal: what it is, what can be changed of it, and a form to try it by (section 2, Terminals). */
export function TerminalView({ maySwitch, onMakeForm, ...form }: TerminalViewProps) {
  const { isConflict, switchToProduction, terminal } = form.editor;
  return (
    <Stack gap={24}>
      {isConflict && (
        <Banner tone="warning" title="Somebody changed this terminal meanwhile" isNews>
          What you typed is kept. Save to apply it to the terminal as it now is, or discard it.
        </Banner>
      )}
      <TerminalHead terminal={terminal} {...(maySwitch && { onSwitch: switchToProduction })} />
      <TerminalForm {...form} />
      {onMakeForm && terminal.inTest && <TestForm onMake={onMakeForm} />}
    </Stack>
  );
}

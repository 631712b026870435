import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Stack } from '@tiyin/ui/stack';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { OpenState } from '../routing/LateDialogButton.tsx';
import { i18n } from '../texts/i18n.ts';

/** Whether a filter is open, and what is done with its conditions. */
export interface FilterDialogState<Conditions> extends OpenState {
  readonly onApply: (conditions: Conditions) => void;
}

type FilterDialogFrameProps<Conditions> = FilterDialogState<Conditions> & {
  /** The values of the fields: those that differ from the first ones are discarded only after a question (OFFICE-938). */
  readonly draft: unknown;
  /** Reads the fields; undefined where one of them has an error, which the person then sees. */
  readonly read: () => Conditions | undefined;
  /** The conditions after a reset. */
  readonly none: Conditions;
  readonly children: ReactNode;
};

/**
 * The dialog around the conditions of a list, mounted again for each opening. Nothing is applied until the person
 * confirms.
 */
export function FilterDialogFrame<Conditions>(props: FilterDialogFrameProps<Conditions>) {
  const { children, draft, isOpen, none, onApply, onOpenChange, read } = props;
  const formId = useId();
  const [first] = useState(() => JSON.stringify(draft));
  const discarding = useDiscardQuestion(
    () => isOpen && JSON.stringify(draft) !== first,
    onOpenChange,
  );
  const close = (applied: Conditions) => {
    onApply(applied);
    onOpenChange(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const conditions = read();
    if (conditions !== undefined) close(conditions);
  };
  const actions = (
    <>
      <Button onPress={() => close(none)}>{i18n.t('Reset Filter')}</Button>
      <Button type="submit" form={formId} variant="primary">
        {i18n.t('Apply Filter')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={i18n.t('Filter')}
      size="md"
      isOpen={isOpen}
      onOpenChange={discarding.onOpenChange}
      actions={actions}
    >
      {/* The fields say what is wrong, and not the browser. */}
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={24}>{children}</Stack>
      </form>
      {discarding.question}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Code } from '../code/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useDiscardQuestion } from '../form-dialog/index.ts';
import { Stack } from '../stack/index.ts';

export type ShownOnceDialogProps = {
  readonly title: string;
  /** The purpose of the value, and that it is shown only this once: paragraphs. */
  readonly children: ReactNode;
  /** The name of the value: "Secret". */
  readonly label: string;
  readonly value: string;
  /** The value inside of a sentence, for the copy button: "secret". */
  readonly what: string;
  /** The button that puts it away: "I have copied it". */
  readonly doneLabel: string;
  readonly onClose: () => void;
};

/** A secret or a link that is shown only once, to be copied before it is put away. Any other way to close it asks. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { children, doneLabel, label, onClose, title, value, what } = props;
  const closing = useDiscardQuestion(() => true, onClose, 'shownOnce');
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={closing.onOpenChange}
      actions={
        <Button variant="primary" onPress={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <Stack gap={16}>
        {children}
        <Code look="block" label={label}>
          {value}
        </Code>
        <div>
          <CopyButton value={value} what={what} />
        </div>
      </Stack>
      {closing.question}
    </Dialog>
  );
}

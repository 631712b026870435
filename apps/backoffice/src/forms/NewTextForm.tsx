import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { Stack } from '@tiyin/ui/stack';
import { TextArea } from '@tiyin/ui/text-area';
import { useRef, useState } from 'react';
import { useUnsavedEdits } from '../routing/useUnsavedEdits.tsx';

export interface NewTextFormProps {
  readonly label: string;
  /** Its readers, and that it is kept. */
  readonly description: string;
  /** The maximum number of characters. */
  readonly limit: number;
  /** The words of the button. */
  readonly action: string;
  /** Adds the text; returns whether it was added. */
  readonly onAdd: (text: string) => Promise<boolean>;
  /** Called with whether something is written that was not added. */
  readonly onWritten?: (isWritten: boolean) => void;
}

/**
 * A text that is added to a list. It stays if it could not be sent; one that is too long says so in its field, to
 * which the button leads (OFFICE-900).
 */
export function NewTextForm(props: NewTextFormProps) {
  const { action, description, label, limit, onAdd, onWritten } = props;
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useUnsavedEdits(text !== '');
  const change = (next: string) => {
    setText(next);
    onWritten?.(next !== '');
  };
  const send = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      if (!(await onAdd(text.trim()))) return;
      // The button is disabled from now on, and would lose the focus.
      fields.current?.querySelector('textarea')?.focus();
      change('');
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Form onSubmit={() => void send()}>
      <div ref={fields}>
        <Stack gap={8} align="start">
          <TextArea
            label={label}
            description={description}
            value={text}
            onChange={change}
            isReadOnly={isPending}
            characterLimit={limit}
          />
          <Button type="submit" isPending={isPending} isDisabled={text.trim() === ''}>
            {action}
          </Button>
        </Stack>
      </div>
    </Form>
  );
}

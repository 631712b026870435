import { Button } from '@tiyin/ui/button';
import { Stack } from '@tiyin/ui/stack';
import { TextArea } from '@tiyin/ui/text-area';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

const maxNote = 1_000;

export interface NewNoteProps {
  /** Whether the person is on the company's staff, whose notes the merchant does not see (INVOICE-461). */
  readonly isOfCompany: boolean;
  /** Adds a note; returns whether it was added. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

/** The field of a new note. The text stays if it could not be sent. */
export function NewNote({ isOfCompany, onAdd }: NewNoteProps) {
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);
  useUnsavedEdits(text !== '');
  const isSendable = text.trim() !== '' && text.length <= maxNote;
  const send = async () => {
    if (!isSendable || isPending) return;
    setIsPending(true);
    try {
      if (await onAdd(text.trim())) setText('');
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Stack gap={8} align="start">
      <TextArea
        label={i18n.t('New note')}
        description={
          isOfCompany
            ? i18n.t('Only your company sees it, not the merchant. It is kept with your name.')
            : i18n.t('Your colleagues and the payment company see it. It is kept with your name.')
        }
        value={text}
        onChange={setText}
        isReadOnly={isPending}
        characterLimit={maxNote}
      />
      <Button isPending={isPending} isDisabled={!isSendable} onPress={() => void send()}>
        {i18n.t('Add note')}
      </Button>
    </Stack>
  );
}

import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { TextArea } from '@tiyin/ui/text-area';
import { useState } from 'react';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

export interface OpenTicketDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Opens the ticket; returns the reason of a failure. */
  readonly onOpen: (description: string) => Promise<FormProblem | undefined>;
}

const missing = () => i18n.t('Say what support shall look into');

/** Opens a ticket about the invoice (INVOICE-49). The text stays if it could not be sent. */
export function OpenTicketDialog({ isOpen, onOpen, onOpenChange }: OpenTicketDialogProps) {
  const [description, setDescription] = useState('');
  const { isPending, problem, send } = useSending();
  useUnsavedEdits(description !== '');
  const close = () => {
    setDescription('');
    onOpenChange(false);
  };
  return (
    <FormDialog
      title={i18n.t('Open ticket')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Open ticket')}
      isPending={isPending}
      onSubmit={() => void send(() => onOpen(description), close)}
      problem={problem}
    >
      <TextArea
        name="description"
        label={i18n.t('Description')}
        description={i18n.t('What support shall look into. The merchant’s people read it too.')}
        value={description}
        onChange={setDescription}
        isReadOnly={isPending}
        isRequired
        requiredMessage={missing()}
        validate={(text) => (text.trim() === '' ? missing() : null)}
        characterLimit={ticketDescriptionLimit}
        autoFocus
      />
    </FormDialog>
  );
}

import type { FieldError } from '@tiyin/api/types';
import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextArea } from '@tiyin/ui/text-area';
import { useId, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

/** Why no ticket was opened: of the whole, or at the field. */
export interface OpeningProblem {
  readonly title: string;
  readonly errors: readonly FieldError[];
}

export interface OpenTicketDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Opens the ticket; returns the reason of a failure. */
  readonly onOpen: (description: string) => Promise<OpeningProblem | undefined>;
}

const missing = () => i18n.t('Say what support shall look into');

/** Opens a ticket about the invoice (INVOICE-49). The text stays if it could not be sent. */
export function OpenTicketDialog({ isOpen, onOpen, onOpenChange }: OpenTicketDialogProps) {
  const formId = useId();
  const [description, setDescription] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<OpeningProblem>();
  useUnsavedEdits(description !== '');
  const open = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    const found = await onOpen(description);
    setIsPending(false);
    setProblem(found);
    if (found !== undefined) return;
    setDescription('');
    onOpenChange(false);
  };
  const isOfField = problem !== undefined && problem.errors.length > 0;
  return (
    <Dialog
      title={i18n.t('Open ticket')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {i18n.t('Open ticket')}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void open()}
        errors={problem?.errors}
        error={isOfField ? undefined : problem?.title}
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
      </Form>
    </Dialog>
  );
}

import { NewTextForm, type NewTextFormProps } from '../../../forms/NewTextForm.tsx';
import { i18n } from '../../../texts/i18n.ts';

const maxNote = 1_000;

export interface NewNoteProps extends Pick<NewTextFormProps, 'onAdd'> {
  /** Whether the person is on the company's staff, whose notes the merchant does not see (INVOICE-461). */
  readonly isOfCompany: boolean;
}

/** The field of a new note. */
export function NewNote({ isOfCompany, onAdd }: NewNoteProps) {
  return (
    <NewTextForm
      label={i18n.t('New note')}
      description={
        isOfCompany
          ? i18n.t('Only your company sees it, not the merchant. It is kept with your name.')
          : i18n.t('Your colleagues and the payment company see it. It is kept with your name.')
      }
      limit={maxNote}
      action={i18n.t('Add note')}
      onAdd={onAdd}
    />
  );
}

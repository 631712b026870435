import { type InvoiceStatusCode, invoiceStatuses, reasonLength } from '@tiyin/domain/invoices';
import { Form } from '@tiyin/ui/form';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { TextArea } from '@tiyin/ui/text-area';
import { i18n } from '../../../texts/i18n.ts';

/** The new status of several invoices, and the reason for all. */
export interface StatusChoice {
  readonly status: InvoiceStatusCode;
  readonly reason: string;
}

export interface StatusFormProps {
  readonly id: string;
  readonly choice: StatusChoice;
  readonly onChange: (choice: StatusChoice) => void;
  /** The reason is missing, and the person went on. */
  readonly isMissing: boolean;
  readonly onSubmit: () => void;
}

const options = invoiceStatuses.map(({ code }) => ({ id: code, label: code }));

/** Asks for the status and the reason. */
export function StatusForm({ choice, id, isMissing, onChange, onSubmit }: StatusFormProps) {
  return (
    <Form id={id} onSubmit={onSubmit}>
      <Stack gap={16}>
        <Select
          label={i18n.t('New status')}
          options={options}
          value={choice.status}
          onChange={(status) => onChange({ ...choice, status })}
        />
        <TextArea
          label={i18n.t('Reason')}
          description={i18n.t('Kept with your name in the history of each invoice.')}
          value={choice.reason}
          onChange={(reason) => onChange({ ...choice, reason })}
          characterLimit={reasonLength.max}
          isRequired
          {...(isMissing && { errorMessage: i18n.t('Give a reason') })}
        />
      </Stack>
    </Form>
  );
}

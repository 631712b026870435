import { ActionButton } from '@tiyin/ui/payments/action-button';
import { StepHeader } from '@tiyin/ui/payments/step-header';
import { IdentifierLine } from '../../shell/IdentifierLine.tsx';
import { StepLayout } from '../../shell/StepLayout.tsx';
import { useLocale } from '../../locales/Locale.tsx';

/** Texts come in the reader's language. */
export type QuestionProps = {
  /** Which question: its heading takes the focus. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly invoiceId: string;
  /** Yes was pressed, and the request is running. */
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/**
 * A question instead of the step. No, which changes nothing, is in the place of the button that led
 * here: an accidental second tap returns to the step.
 */
export function Question(props: QuestionProps) {
  const { name, title, text, yes, no, invoiceId, isBusy = false, onYes, onNo } = props;
  const { t } = useLocale();
  return (
    <StepLayout
      footer={
        <>
          <ActionButton variant="secondary" isDisabled={isBusy} onPress={onYes}>
            {isBusy ? t('in_progress') : yes}
          </ActionButton>
          <ActionButton onPress={onNo}>{no}</ActionButton>
        </>
      }
    >
      <StepHeader step={name} title={title} takesFocus />
      <p>{text}</p>
      <IdentifierLine label={t('payment_id')} value={invoiceId} />
    </StepLayout>
  );
}

import type { Invoice } from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import { groupCardNumber } from '@tiyin/domain/requisites';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { useState } from 'react';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { ChangeQuestion } from '../change/ChangeQuestion.tsx';
import { type RequestPreview, usePreview } from '../change/usePreview.ts';
import type { ChangeOutcome } from '../send-change.ts';
import {
  type RefundDraft,
  type RefundTerms,
  refundableAmount,
  refundMethod,
  refundTerms,
} from './refund-draft.ts';
import { RefundFields } from './RefundFields.tsx';
import { RefundLink } from './RefundLink.tsx';

/** The result, already shown in a message, and the address of the customer's form if there is one. */
export interface RefundResult {
  readonly outcome: ChangeOutcome;
  readonly formUrl?: string | undefined;
}

export interface RefundDialogProps {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRefund: (terms: RefundTerms, reason: string) => Promise<RefundResult>;
}

/** Fixed when the question opens, even if the deposit changes meanwhile. */
type Question = Pick<RefundDialogProps, 'invoice' | 'onRefund'> & { readonly terms: RefundTerms };

/** Refunds a deposit: amount and payee, then the effect and the reason (INVOICE-230, INVOICE-214). */
export function RefundDialog(props: RefundDialogProps) {
  const { invoice, isOpen, onOpenChange, onPreview, onRefund } = props;
  const [first] = useState({ amount: refundableAmount(invoice), bank: null, credential: '' });
  const [draft, setDraft] = useState<RefundDraft>(first);
  const [question, setQuestion] = useState<Question>();
  const [formUrl, setFormUrl] = useState<string>();
  const { begin, stateOf } = usePreview(onPreview);
  const isEdited = draft.amount !== first.amount || draft.credential !== '';
  useUnsavedEdits(isOpen && isEdited && formUrl === undefined);
  const ask = (opened: Question) => {
    setQuestion(opened);
    void begin(opened, opened.invoice, { refund: opened.terms });
  };
  const submit = () => {
    const terms = refundTerms(draft, refundMethod(invoice));
    if (terms) ask({ invoice, onRefund, terms });
  };
  const refund = async (opened: Question, reason = '') => {
    const result = await opened.onRefund(opened.terms, reason);
    setFormUrl(result.formUrl);
    const isMade = result.outcome === 'applied' || result.outcome === 'requested';
    if (isMade && result.formUrl === undefined) onOpenChange(false);
    return result.outcome !== 'refused';
  };
  return (
    <>
      <FormDialog
        title={i18n.t('Refund')}
        {...{ isOpen, onOpenChange }}
        action={formUrl === undefined ? i18n.t('Refund') : undefined}
        onSubmit={submit}
      >
        {formUrl === undefined ? (
          <RefundFields
            {...{ draft, invoice }}
            onChange={(change) => setDraft((known) => ({ ...known, ...change }))}
          />
        ) : (
          <RefundLink url={formUrl} />
        )}
      </FormDialog>
      {question !== undefined && (
        <ChangeQuestion
          title={i18n.t('Refund')}
          question={refundQuestion(question)}
          invoice={question.invoice}
          approvalNote={question.terms.payee === undefined ? payeeNote() : undefined}
          preview={stateOf(question)}
          onPreviewAgain={() => ask({ ...question })}
          onConfirm={(reason) => refund(question, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

/** No money leaves before that (PEOPLE-520). */
const payeeNote = () =>
  i18n.t('A second person approves the payee, once the customer has named them.');

/** A card number is compared in groups of four. */
function groupedPayee(credential: string): string {
  const digits = credential.replaceAll(/\s/g, '');
  return /^\d{12,19}$/.test(digits) ? groupCardNumber(digits) : credential;
}

function refundQuestion({ invoice, terms }: Question): string {
  const amount = formatMoney(amountFromWire(terms.amount), invoice.currency);
  return terms.payee === undefined
    ? i18n.t('Are you sure you want to refund {amount}? The customer names the payee.', { amount })
    : i18n.t('Are you sure you want to refund {amount} to {credential}?', {
        amount,
        credential: groupedPayee(terms.payee.credential),
      });
}

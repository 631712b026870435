import type { ChangePreview, ReturnableMoney } from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import { groupCardNumber } from '@tiyin/domain/requisites';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { useUnsavedEdits } from '../../routing/useUnsavedEdits.tsx';
import { ChangeQuestion } from '../invoice-details/change/ChangeQuestion.tsx';
import { useEffectPreview } from '../invoice-details/change/usePreview.ts';
import { amountWords } from '../money/money-words.ts';
import { type ReturnDraft, type ReturnTerms, returnMethod, returnTerms } from './return-draft.ts';
import { ReturnFields } from './ReturnFields.tsx';

export interface ReturnDialogProps {
  /** Missing until it is known. */
  readonly returnable: ReturnableMoney | undefined;
  /** Shown in place of the fields until then. The dialog stays the same one, so that the focus comes back from it. */
  readonly children?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Requests the effect of a return. */
  readonly onPreview: (terms: ReturnTerms) => Promise<ChangePreview>;
  /** Makes the return and reports the result; returns whether it was made or requested. */
  readonly onReturn: (terms: ReturnTerms, reason: string) => Promise<boolean>;
}

/** Fixed when the question opens. */
type Question = { readonly terms: ReturnTerms };

/** Returns money in suspense: amount and payee, then the effect and the reason (LEDGER-281). */
export function ReturnDialog(props: ReturnDialogProps) {
  const { children, isOpen, onOpenChange, onPreview, onReturn, returnable } = props;
  const [typed, setTyped] = useState<Partial<ReturnDraft>>({});
  const first = returnable === undefined ? null : amountFromWire(returnable.amount);
  const draft: ReturnDraft = { amount: first, bank: null, credential: '', ...typed };
  const [question, setQuestion] = useState<Question>();
  const { begin, stateOf } = useEffectPreview();
  useUnsavedEdits(isOpen && (draft.amount !== first || draft.credential !== ''));
  const ask = (opened: Question) => {
    setQuestion(opened);
    void begin(opened, () => onPreview(opened.terms));
  };
  const submit = () => {
    if (returnable === undefined) return;
    const terms = returnTerms(draft, returnMethod(returnable));
    if (terms) ask({ terms });
  };
  const giveBack = async ({ terms }: Question, reason = '') => {
    const isMade = await onReturn(terms, reason);
    if (isMade) onOpenChange(false);
    return isMade;
  };
  return (
    <>
      <FormDialog
        title={i18n.t('Return money')}
        {...{ isOpen, onOpenChange }}
        action={returnable && i18n.t('Return money')}
        onSubmit={submit}
      >
        {returnable === undefined ? (
          children
        ) : (
          <ReturnFields
            {...{ draft, returnable }}
            onChange={(change) => setTyped((known) => ({ ...known, ...change }))}
          />
        )}
      </FormDialog>
      {question !== undefined && returnable !== undefined && (
        <ChangeQuestion
          title={i18n.t('Return money')}
          question={questionOf(question, returnable)}
          invoice={{ currency: returnable.currency }}
          preview={stateOf(question)}
          onPreviewAgain={() => ask({ ...question })}
          onConfirm={(reason) => giveBack(question, reason)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

function questionOf({ terms }: Question, { currency }: ReturnableMoney): string {
  const { amount, payee } = terms;
  const { credential } = payee;
  return i18n.t('Are you sure you want to return {amount} to {credential}?', {
    amount: amountWords(amount, currency),
    credential: /^\d{16,19}$/.test(credential) ? groupCardNumber(credential) : credential,
  });
}

import { ApiProblem } from '@tiyin/api/errors';
import {
  useListReturns,
  usePreviewReturn,
  useReturnInvoiceMoney,
  useReturnTransfer,
} from '@tiyin/api/hooks/returns';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { toastRequested } from '../../session/toast-requested.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import type { ReturnTerms } from './return-draft.ts';

/** The owner of money in suspense: an unmatched transfer, or an invoice. */
export type ReturnSource = { readonly transferId: number } | { readonly invoiceId: string };

export interface ReturnMoneyProps {
  readonly source: ReturnSource;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Called after a return was made or requested; `isWhole` if nothing is left. */
  readonly onReturned: (isWhole: boolean) => void;
}

/** Returns the money of a source that stands in suspense now (LEDGER-250). */
export function ReturnMoney({ isOpen, onOpenChange, onReturned, source }: ReturnMoneyProps) {
  const { data, error, isValidating, mutate } = useListReturns(isOpen ? source : null);
  const preview = usePreviewReturn();
  const send = useReturning(source);
  return (
    <ReturnDialog
      {...{ isOpen, onOpenChange }}
      returnable={data?.returnable ?? undefined}
      onPreview={async (terms) => (await preview.trigger({ body: { ...source, ...terms } })).data}
      onReturn={async (terms, reason) => {
        const outcome = await send(terms, reason);
        if (outcome === 'refused') return false;
        void mutate();
        onReturned(outcome === 'made' && terms.amount === data?.returnable?.amount);
        return true;
      }}
    >
      {data === undefined && error === undefined && (
        <SkeletonLines
          label={i18n.t('Loading the money')}
          lines={[
            { width: 'medium' },
            { height: 'control' },
            { width: 'medium' },
            { height: 'control' },
          ]}
        />
      )}
      {data !== undefined && <p>{i18n.t('Nothing of this money can be returned now.')}</p>}
      {data === undefined && (
        <LoadProblem
          subject={i18n.t('money in suspense')}
          problem={error}
          hasOlder={false}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      )}
    </ReturnDialog>
  );
}

/** Sends a return and reports the result. */
function useReturning(source: ReturnSource) {
  const ofTransfer = useReturnTransfer();
  const ofInvoice = useReturnInvoiceMoney();
  const trigger = (body: ReturnTerms & { readonly reason: string }) =>
    'transferId' in source
      ? ofTransfer.trigger({ id: source.transferId, body })
      : ofInvoice.trigger({ body: { ...body, ...source } });
  return async (terms: ReturnTerms, reason: string): Promise<'made' | 'refused' | 'requested'> => {
    try {
      const answer = await trigger({ ...terms, reason });
      if ('approval' in answer) {
        toastRequested();
        return 'requested';
      }
      toasts.success(i18n.t('Return started'));
      return 'made';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('Failed to return'), error.errors[0]?.message ?? error.title);
      return 'refused';
    }
  };
}

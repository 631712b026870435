import { readCurrent } from '@tiyin/api/answers';
import { useChangeMerchantLook, useGetMerchantLook } from '@tiyin/api/hooks/merchants';
import { MerchantLookStruct } from '@tiyin/api/structs/merchant-look';
import type { MerchantLook } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { PartPlaceholder } from '../PartPlaceholder.tsx';
import { useDraft } from '../useDraft.ts';
import { lookChange, lookFields, type LookFields } from './look-fields.ts';
import { LookView } from './LookView.tsx';

export interface LookProps {
  readonly merchantId: number;
  /** The current name; customers read it if no other name is given. */
  readonly name: string;
  /** Called when it has changed. */
  readonly onChanged: () => void;
}

/** The look of a merchant's payment forms; for people who may change it (OFFICE-82). */
export function Look({ merchantId, name, onChanged }: LookProps) {
  const query = useGetMerchantLook({ id: merchantId });
  const look = query.data?.data;
  return (
    <Card title={i18n.t('Payment form')}>
      {look === undefined ? (
        <PartPlaceholder
          title={i18n.t('The look of the payment form did not load')}
          problem={query.error}
          onRetry={() => void query.mutate()}
          isRetrying={query.isValidating}
        />
      ) : (
        <Editing
          look={look}
          name={name}
          onFresh={(data) => {
            void query.mutate({ data }, { revalidate: false });
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

interface EditingProps {
  readonly look: MerchantLook;
  readonly name: string;
  readonly onFresh: (look: MerchantLook) => void;
}

function Editing({ look, name, onFresh }: EditingProps) {
  const { trigger } = useChangeMerchantLook();
  const draft = useDraft<MerchantLook, LookFields>({
    fresh: look,
    fieldsOf: lookFields,
    send: ({ edits, ifMatch }) =>
      trigger({ id: look.merchantId, body: lookChange(edits), ifMatch }),
    readConflict: (problem) => readCurrent<MerchantLook>(MerchantLookStruct, problem),
    onFresh,
    onSaved: () => toasts.success(i18n.t('Successfully changed')),
  });
  useUnsavedEdits(draft.isDirty);
  return <LookView draft={draft} name={name} />;
}

import { readCurrent } from '@tiyin/api/answers';
import { useChangeMerchant } from '@tiyin/api/hooks/merchants';
import { MerchantStruct } from '@tiyin/api/structs/merchant';
import type { Merchant } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { useDraft } from '../useDraft.ts';
import { MerchantDetailsView, type MerchantFields } from './MerchantDetailsView.tsx';

export interface MerchantDetailsProps {
  readonly merchant: Merchant;
  /** Takes the merchant as it then is. */
  readonly onFresh: (merchant: Merchant) => void;
}

const fieldsOf = ({ name }: Merchant): MerchantFields => ({ name });

/** The merchant itself; renamed with merchant.callback.edit (PEOPLE-31). */
export function MerchantDetails({ merchant, onFresh }: MerchantDetailsProps) {
  const { trigger } = useChangeMerchant();
  const mayRename = useIsPermitted({ permission: 'merchant.callback.edit' });
  const draft = useDraft<Merchant, MerchantFields>({
    fresh: merchant,
    fieldsOf,
    send: ({ fields: { name }, ifMatch }) =>
      trigger({ id: merchant.id, body: { name: name.trim() }, ifMatch }),
    readConflict: (problem) => readCurrent<Merchant>(MerchantStruct, problem),
    onFresh,
    onSaved: () => toasts.success(i18n.t('Successfully changed')),
  });
  useUnsavedEdits(draft.isDirty);
  return <MerchantDetailsView merchant={merchant} {...(mayRename && { draft })} />;
}

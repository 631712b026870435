import { useCreateMerchant } from '@tiyin/api/hooks/merchants';
import type { Merchant } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { NameDialog } from './NameDialog.tsx';

export interface NewMerchantProps {
  readonly onMade: (merchant: Merchant) => void;
}

/** Makes a merchant by its name (OFFICE-78). */
export function NewMerchant({ onMade }: NewMerchantProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { trigger } = useCreateMerchant();
  const make = async (name: string) => {
    const { data } = await trigger({ body: { name } });
    toasts.success(i18n.t('Merchant created'));
    onMade(data);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{i18n.t('New Merchant')}</Button>
      <NameDialog
        title={i18n.t('New Merchant')}
        description={i18n.t('Its people and, on payment forms, its customers read it.')}
        submitLabel={i18n.t('Save')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onSubmit={make}
      />
    </>
  );
}

import { useCreateMerchant } from '@tiyin/api/hooks/merchants';
import type { Merchant } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
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
    toasts.success('Merchant created');
    onMade(data);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>New Merchant</Button>
      <NameDialog
        title="New Merchant"
        description="Its people and, on payment forms, its customers read it."
        submitLabel="Save"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onSubmit={make}
      />
    </>
  );
}

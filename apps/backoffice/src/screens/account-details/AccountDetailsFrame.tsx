import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { accountsPath } from '../../addresses/account-list-address.ts';

/** An account, or its placeholder, below the link back to the list. */
export function AccountDetailsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={16}>
      <BackLink href={accountsPath}>{i18n.t('Accounts')}</BackLink>
      {children}
    </Stack>
  );
}

import { ChevronLeftIcon, Icon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { accountsPath } from '../accounts/account-list-address.ts';

/** An account, or what stands in its place, below the way back to the list. */
export function AccountDetailsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={16}>
      <nav aria-label="Back">
        <Link href={accountsPath} variant="quiet">
          <Inline as="span" gap={4} wrap={false}>
            <Icon glyph={ChevronLeftIcon} size={16} />
            Accounts
          </Inline>
        </Link>
      </nav>
      {children}
    </Stack>
  );
}

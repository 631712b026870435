import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { i18n } from '../../../texts/i18n.ts';
import { pages } from '../../../routing/pages.ts';
import { accountPath, personPath } from '../../../routing/paths.ts';
import { CopiedIdentifier } from '../CopiedIdentifier.tsx';

/** The id of a person, which leads to their page where the reader may visit it (INVOICE-467). */
export function PersonId({ id }: { readonly id: number }) {
  const mayVisit = useIsPermitted(pages.person.rule);
  return (
    <CopiedIdentifier
      value={String(id)}
      what={i18n.t('User ID')}
      {...(mayVisit && { href: personPath(id) })}
    />
  );
}

/** The id of a payment account, likewise. */
export function AccountId({ id }: { readonly id: number }) {
  const mayVisit = useIsPermitted(pages.account.rule);
  return (
    <CopiedIdentifier
      value={String(id)}
      what={i18n.t('Account ID')}
      {...(mayVisit && { href: accountPath(id) })}
    />
  );
}

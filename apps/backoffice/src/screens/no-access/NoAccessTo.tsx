import type { PermissionRule } from '@tiyin/domain/permissions';
import { LinkButton } from '@tiyin/ui/link-button';
import { NoAccess } from '@tiyin/ui/no-access';
import { invoicesPath } from '../../addresses/invoice-list-address.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { i18n } from '../../texts/i18n.ts';
import { listNames } from '../../texts/list-names.ts';
import { permissionText } from '../people/permission-texts.ts';

const named = (permission: string): string =>
  i18n.t('“{words}”', { words: permissionText(permission) });

function namesOf({ allOf, anyOf, permission }: PermissionRule): string {
  if (anyOf !== undefined) return listNames('disjunction', anyOf.map(named));
  return allOf === undefined ? named(permission) : listNames('conjunction', allOf.map(named));
}

export interface NoAccessToProps {
  readonly rule: PermissionRule;
  /** Of the page. */
  readonly title: string;
}

/** Names the permission as the roles do, so that the person knows what to ask for (OFFICE-4). */
export function NoAccessTo({ rule, title }: NoAccessToProps) {
  useDocumentTitle(title);
  return (
    <NoAccess action={<LinkButton href={invoicesPath}>{i18n.t('To the invoices')}</LinkButton>}>
      {i18n.t('It needs {needed}: ask the person who manages your account for the permission.', {
        needed: namesOf(rule),
      })}
    </NoAccess>
  );
}

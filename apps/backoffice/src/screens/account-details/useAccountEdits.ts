import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import {
  useAddAccountCredential,
  useChangeAccount,
  useChangeAccountCredential,
  useRemoveAccountCredential,
} from '@tiyin/api/hooks/accounts';
import type {
  ApprovalRequestedAnswer,
  PaymentAccount,
  PaymentAccountAnswer,
} from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { toastRequested } from '../../session/toast-requested.ts';
import { formProblemOf } from '../../forms/form-problem.ts';
import { conflictingAccount, conflictWords, type EditProblem } from './conflicts.ts';
import { credentialText, credentialTypeName } from './credential-words.ts';
import type { CredentialCommands } from './credentials/CredentialsCard.tsx';
import type { PoolsDialogProps } from './pools/PoolsDialog.tsx';

type Send = (ifMatch: string) => Promise<ApprovalRequestedAnswer | PaymentAccountAnswer>;

/**
 * Edits the credentials and pools of an account, with a message for each result (OFFICE-74).
 * @param account as the person saw it: if it has changed meanwhile, nothing is overwritten
 * (ROUTING-24).
 * @param onFresh receives the current account: after the change, or after an edit conflict.
 */
export function useAccountEdits(
  account: PaymentAccount,
  onFresh: (account: PaymentAccount) => void,
): { readonly credentials: CredentialCommands; readonly onPools: PoolsDialogProps['onSave'] } {
  const { id, version } = account;
  const add = useAddAccountCredential();
  const edit = useChangeAccountCredential();
  const remove = useRemoveAccountCredential();
  const change = useChangeAccount();
  const at = (ifMatch: string) => ({ peopleAccountId: id, ifMatch });

  const apply = async (
    success: string,
    send: Send,
    base = version,
  ): Promise<EditProblem | undefined> => {
    try {
      const answer = await send(etagOf(base));
      if ('approval' in answer) {
        toastRequested();
        return undefined;
      }
      toasts.success(success);
      onFresh(answer.data);
      return undefined;
    } catch (error) {
      const current = error instanceof ApiProblem ? conflictingAccount(error) : undefined;
      if (current === undefined) return formProblemOf(error);
      onFresh(current);
      return conflictWords(describe(current), current.version);
    }
  };

  return {
    credentials: {
      onAdd: (body) =>
        apply(i18n.t('Successfully changed'), (ifMatch) => add.trigger({ ...at(ifMatch), body })),
      onChange: ({ base, credentialType, value }) => {
        const body = { credentialType, value };
        const send: Send = (ifMatch) => edit.trigger({ ...at(ifMatch), body });
        return apply(i18n.t('Successfully changed'), send, base);
      },
      onRemove: async (credentialType) => {
        const found = await apply(i18n.t('Successfully removed'), (ifMatch) =>
          remove.trigger({ ...at(ifMatch), credentialType }),
        );
        const words = found?.title ?? found?.errors[0]?.message;
        if (words !== undefined) toasts.error(i18n.t('Failed to remove the credential'), words);
        return true;
      },
    },
    onPools: (poolIds, base) => {
      const body = { poolIds: [...poolIds] };
      return apply(
        i18n.t('Successfully changed'),
        (ifMatch) => change.trigger({ id, ifMatch, body }),
        base,
      );
    },
  };
}

/** The current account after an edit conflict. */
function describe({ credentials, enabled, paymentMethodName, pools }: PaymentAccount): string {
  const shown = credentials.map(
    (each) =>
      `${credentialTypeName(each.credentialType)} ${credentialText(each, paymentMethodName)}`,
  );
  const facts = [
    ...shown,
    pools.length === 0
      ? i18n.t('pools none')
      : i18n.t('pools {list}', { list: pools.map(({ name }) => name).join(', ') }),
  ].join('; ');
  return enabled
    ? i18n.t('It is on now: {facts}.', { facts })
    : i18n.t('It is off now: {facts}.', { facts });
}

import { useAddAlertRule, useChangeAlertRule } from '@tiyin/api/hooks/alerts';
import { useListTerminals } from '@tiyin/api/hooks/terminals';
import type { AlertRule } from '@tiyin/api/types';
import { offeredAlertKinds } from '@tiyin/domain/alerts';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { useMerchantChoice } from '../../../layout/useMerchantChoice.ts';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { useMerchantId, useSeesSeveralMerchants } from '../../../session/useMerchantId.ts';
import { AlertSecretDialog } from '../AlertSecretDialog.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
import { type AlertDraft, draftOf, newDraft, requestOf } from './alert-draft.ts';

export interface EditAlertProps {
  /** Missing for a new one. */
  readonly rule: AlertRule | undefined;
  readonly canEmail: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type FormProps = EditAlertProps & Pick<AlertDialogProps, 'merchants'>;

/** Adds or changes a rule, and shows the secret of a new webhook this once. */
export function EditAlert(props: EditAlertProps) {
  return useSeesSeveralMerchants() ? (
    <OfSeveral {...props} />
  ) : (
    <AlertForm {...props} merchants={undefined} />
  );
}

/** For people who choose among merchants. */
function OfSeveral(props: EditAlertProps) {
  const { chosen, onSearch, options } = useMerchantChoice();
  const merchants = { options, onSearch, chosen: props.rule?.merchant?.name ?? chosen };
  return <AlertForm {...props} merchants={merchants} />;
}

function AlertForm({ canEmail, merchants, onClose, onSaved, rule }: FormProps) {
  const { permissions } = useCurrentUser();
  const { merchantId } = useMerchantId();
  const kinds = offeredAlertKinds(permissions, merchants !== undefined);
  const [initial] = useState(() =>
    rule ? draftOf(rule) : newDraft(kinds[0] ?? 'NO_PAYMENTS', merchantId),
  );
  const [draft, setDraft] = useState(initial);
  const [secret, setSecret] = useState<string>();
  const terminals = useTerminalChoices(draft);
  const save = useSave(rule);
  const onSave = async (): Promise<FormProblem | undefined> => {
    try {
      const made = await save(draft);
      onSaved();
      toasts.success(rule ? i18n.t('Alert changed') : i18n.t('Alert added'));
      if (made === null) onClose();
      else setSecret(made);
    } catch (error) {
      return formProblemOf(error);
    }
    return undefined;
  };
  if (secret !== undefined) return <AlertSecretDialog {...{ secret, onClose }} name={draft.name} />;
  return (
    <AlertDialog
      {...{ canEmail, draft, kinds, merchants, onClose, onSave, terminals }}
      onChange={setDraft}
      isNew={rule === undefined}
      isChanged={draft !== initial}
    />
  );
}

/** Sends a draft; returns the secret that was made for it, or null. */
function useSave(rule: AlertRule | undefined) {
  const addition = useAddAlertRule();
  const change = useChangeAlertRule();
  return async (draft: AlertDraft): Promise<string | null> => {
    const body = requestOf(draft);
    const answer = rule
      ? await change.trigger({ id: rule.id, body, ifMatch: `"${rule.version}"` })
      : await addition.trigger({ body });
    return answer.data.secret;
  };
}

/** The terminals of the merchant of a draft: the same query as the terminal filter. */
function useTerminalChoices({ merchantId }: AlertDraft) {
  const { data } = useListTerminals({});
  const own = data?.data.filter((each) => String(each.merchantId) === merchantId) ?? [];
  return own.map(({ id, name }) => ({ id: String(id), label: name }));
}

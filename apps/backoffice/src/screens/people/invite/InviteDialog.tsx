import type { InvitePersonRequest, Role } from '@tiyin/api/types';
import { fitsMerchant } from '@tiyin/domain/permissions';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { readText } from '../../../forms/read-text.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { GrantedPermissions } from './GrantedPermissions.tsx';
import { RoleChoice } from './RoleChoice.tsx';

export interface InviteDialogProps {
  /** Those that the person may give. */
  readonly roles: readonly Pick<Role, 'id' | 'name' | 'permissions'>[];
  /** To choose from; missing for people who invite into their own merchant. */
  readonly merchants?: readonly { readonly id: number; readonly name: string }[];
  readonly onSearch?: (typed: string) => void;
  readonly ownMerchantId?: number | null;
  /** Invites; returns the reason of a refusal. */
  readonly onInvite: (body: InvitePersonRequest) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  /** Says that it needs approval. */
  readonly notice?: ReactNode;
}

/** Asks for the name, the merchant and the roles of a new person (OFFICE-343). */
export function InviteDialog(props: InviteDialogProps) {
  const { merchants, notice, onClose, onInvite, onSearch, ownMerchantId = null, roles } = props;
  const [merchantId, setMerchantId] = useState(ownMerchantId);
  const [roleIds, setRoleIds] = useState<readonly number[]>([]);
  const { isPending, problem, send } = useSending();
  useUnsavedEdits(roleIds.length > 0);
  const fitting = roles.filter(
    ({ permissions }) => merchantId === null || fitsMerchant(permissions, true),
  );
  const submit = (values: FormData) =>
    void send(() =>
      onInvite({
        username: readText(values, 'username').trim().toLowerCase(),
        firstName: readText(values, 'firstName').trim(),
        lastName: readText(values, 'lastName').trim(),
        merchantId,
        roleIds: roleIds.filter((id) => fitting.some((role) => role.id === id)),
      }),
    );
  return (
    <FormDialog
      title={i18n.t('Invite a person')}
      onOpenChange={onClose}
      action={i18n.t('Invite')}
      isPending={isPending}
      onSubmit={submit}
      problem={problem}
    >
      <TextField
        name="firstName"
        label={i18n.t('First name')}
        isRequired
        maxLength={128}
        validate={unseenNameError}
        autoFocus
      />
      <TextField
        name="lastName"
        label={i18n.t('Last name')}
        isRequired
        maxLength={128}
        validate={unseenNameError}
      />
      <TextField
        name="username"
        label={i18n.t('Username')}
        description={i18n.t('To sign in with: small letters, digits and . _ @ + -')}
        isRequired
        maxLength={64}
        autoComplete="off"
      />
      {merchants && (
        <Select
          label={i18n.t('Belongs to')}
          options={[
            { id: '', label: i18n.t('No single merchant') },
            ...merchants.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={merchantId === null ? '' : String(merchantId)}
          onChange={(id) => setMerchantId(id === '' ? null : Number(id))}
          isSearchable
          onSearch={onSearch}
        />
      )}
      <RoleChoice
        roles={fitting}
        value={roleIds}
        onChange={setRoleIds}
        errorMessage={problem?.errors.find(({ path }) => path === '/roleIds')?.message}
      />
      {roleIds.length > 0 && <GrantedPermissions roles={fitting} chosen={roleIds} />}
      {notice}
    </FormDialog>
  );
}

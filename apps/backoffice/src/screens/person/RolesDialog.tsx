import type { PersonDetails, Role } from '@tiyin/api/types';
import { fitsMerchant } from '@tiyin/domain/permissions';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../routing/useUnsavedEdits.tsx';
import { GrantedPermissions } from '../people/invite/GrantedPermissions.tsx';
import { RoleChoice } from '../people/invite/RoleChoice.tsx';

export interface RolesDialogProps {
  readonly person: Pick<PersonDetails, 'merchant' | 'roles'>;
  /** Those that the signed-in person may give. */
  readonly roles: readonly Pick<Role, 'id' | 'name' | 'permissions'>[];
  /** Replaces the roles; returns the reason of a refusal. */
  readonly onSave: (roleIds: readonly number[]) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  /** Says that it needs approval. */
  readonly notice?: ReactNode;
}

/** Chooses the roles of a person and says how much they permit together, and what the change adds and takes away (PEOPLE-106, OFFICE-883). */
export function RolesDialog({ notice, onClose, onSave, person, roles }: RolesDialogProps) {
  const before = person.roles.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const { isPending, problem, send } = useSending();
  const isChanged =
    new Set([...before, ...chosen]).size !== before.length || chosen.length !== before.length;
  useUnsavedEdits(isChanged);
  const fitting = roles.filter(
    ({ permissions }) => person.merchant === null || fitsMerchant(permissions, true),
  );
  const save = () => send(() => onSave(chosen), onClose);
  return (
    <FormDialog
      title={i18n.t('Change roles')}
      action={i18n.t('Save')}
      onOpenChange={onClose}
      onSubmit={() => void save()}
      isPending={isPending}
      problem={problem}
    >
      <RoleChoice
        roles={fitting}
        value={chosen}
        onChange={setChosen}
        errorMessage={problem?.errors.find(({ path }) => path === '/roleIds')?.message}
      />
      <GrantedPermissions {...{ roles, chosen, before }} />
      {isChanged && notice}
    </FormDialog>
  );
}

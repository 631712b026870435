import { PermissionNameStruct } from '@tiyin/api/structs/permission-name';
import type { Role, RoleRequest } from '@tiyin/api/types';
import type { Permission } from '@tiyin/domain/permissions';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Switch } from '@tiyin/ui/switch';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import { permissionGroups } from '../permission-texts.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

export interface RoleDialogProps {
  /** Missing for a new one. */
  readonly role?: Role;
  /** The permissions of the signed-in person, who grants no others. */
  readonly held: readonly string[];
  /** Missing without the permission to change roles. Returns the reason of a refusal. */
  readonly onSave?: (body: RoleRequest) => Promise<FormProblem | undefined>;
  /** Returns whether it was deleted. */
  readonly onDelete?: (role: Role) => Promise<boolean>;
  readonly onClose: () => void;
  /** Says that a change needs approval. */
  readonly notice?: ReactNode;
}

/** A role with its permissions in words under headings; changed by those who hold all of them (OFFICE-345). */
export function RoleDialog(props: RoleDialogProps) {
  const { held, notice, onClose, onDelete, onSave, role } = props;
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(role?.permissions ?? []);
  const [needsSecondFactor, setNeeds] = useState(role?.needsSecondFactor ?? false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, problem, send } = useSending();
  const mayNotSave = onSave === undefined || role?.isGrantable === false;
  const isReadOnly = mayNotSave || role?.isFixed === true;
  const isChanged =
    name !== (role?.name ?? '') ||
    chosen.join() !== (role?.permissions ?? []).join() ||
    needsSecondFactor !== (role?.needsSecondFactor ?? false);
  useUnsavedEdits(isChanged);
  const save = () => {
    if (onSave === undefined) return;
    const permissions = chosen.filter((each) => PermissionNameStruct.is(each));
    void send(() => onSave({ name: name.trim(), permissions, needsSecondFactor }), onClose);
  };
  const remove = async () => {
    if (!role || !onDelete) return;
    setIsDeleting(true);
    const isDeleted = await onDelete(role);
    setIsDeleting(false);
    setIsAsked(false);
    if (isDeleted) onClose();
  };
  const deleting = !mayNotSave && role && !role.isFixed && onDelete && (
    <Button isDisabled={role.peopleCount > 0} onPress={() => setIsAsked(true)}>
      {i18n.t('Delete')}
    </Button>
  );
  return (
    <FormDialog
      title={role?.name ?? i18n.t('New role')}
      size="md"
      onOpenChange={onClose}
      onSubmit={save}
      isPending={isPending || isDeleting}
      problem={problem && { ...problem, title: messageOf(problem) }}
      {...(!mayNotSave && { action: i18n.t('Save'), otherActions: deleting })}
    >
      {isReadOnly && <Banner>{whyReadOnly(role)}</Banner>}
      <TextField
        name="name"
        label={i18n.t('Name')}
        value={name}
        onChange={setName}
        isRequired
        maxLength={64}
        validate={unseenNameError}
        isReadOnly={isReadOnly}
      />
      <Switch
        label={i18n.t('Its people need a second factor')}
        description={i18n.t(
          'Those without one set it up before anything else, also where they are logged in now.',
        )}
        isSelected={needsSecondFactor}
        isDisabled={mayNotSave}
        onChange={setNeeds}
      />
      {permissionGroups().map(({ heading, permissions }) => (
        <Group
          key={heading}
          {...{ heading, permissions, held, isReadOnly }}
          value={chosen}
          onChange={(within) =>
            setChosen([
              ...chosen.filter((each) => !permissions.some((one) => one.name === each)),
              ...within,
            ])
          }
        />
      ))}
      {isChanged && notice}
      <LateConfirmDialog
        title={i18n.t('Delete role')}
        tone="danger"
        confirmLabel={i18n.t('Delete')}
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={() => void remove()}
        isPending={isDeleting}
      >
        {i18n.t('Are you sure you want to delete the role {role}?', { role: role?.name ?? '' })}
      </LateConfirmDialog>
    </FormDialog>
  );
}

/** A switch shows no message of its own. */
function messageOf(problem: FormProblem): string | undefined {
  const own = problem.errors.find(({ path }) => path === '/needsSecondFactor');
  return own?.message ?? problem.title;
}

function whyReadOnly(role: Role | undefined): string {
  if (role?.isFixed === true) {
    return i18n.t(
      'This role has every permission, also those of later versions. Only the second factor is changed.',
    );
  }
  if (role?.isGrantable === false) {
    return i18n.t(
      'This role permits more than you may do yourself: somebody who holds all of it may change it.',
    );
  }
  return i18n.t('You may read this role, and not change it.');
}

type GroupProps = {
  readonly heading: string;
  readonly permissions: readonly { readonly name: Permission; readonly words: string }[];
  readonly held: readonly string[];
  readonly isReadOnly: boolean;
  readonly value: readonly string[];
  readonly onChange: (within: readonly string[]) => void;
};

function Group({ heading, held, isReadOnly, onChange, permissions, value }: GroupProps) {
  return (
    <CheckboxGroup
      label={heading}
      isReadOnly={isReadOnly}
      options={permissions.map(({ name, words }) => ({
        id: name,
        label: words,
        description: name,
        isDisabled: !held.includes(name),
      }))}
      value={permissions.map(({ name }) => name).filter((name) => value.includes(name))}
      onChange={onChange}
    />
  );
}

import type { Role } from '@tiyin/api/types';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { i18n } from '../../../texts/i18n.ts';

export interface RoleChoiceProps {
  readonly roles: readonly Pick<Role, 'id' | 'name' | 'permissions'>[];
  readonly value: readonly number[];
  readonly onChange: (roleIds: readonly number[]) => void;
  readonly errorMessage?: string | undefined;
}

/** Some of the roles that one may give, each with how much it permits. */
export function RoleChoice({ errorMessage, onChange, roles, value }: RoleChoiceProps) {
  return (
    <CheckboxGroup
      name="roleIds"
      label={i18n.t('Roles')}
      description={
        roles.length === 0
          ? i18n.t('There is no role here that you may give.')
          : i18n.t('Only roles whose permissions you hold yourself are listed.')
      }
      options={roles.map(({ id, name, permissions }) => ({
        id: String(id),
        label: name,
        description: i18n.t(
          '{count, plural, one {{count} permission} other {{count} permissions}}',
          {
            count: permissions.length,
          },
        ),
      }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}

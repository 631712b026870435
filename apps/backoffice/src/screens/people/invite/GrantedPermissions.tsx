import { unitePermissions } from '@tiyin/domain/permissions';
import { Disclosure, DisclosureGroup } from '@tiyin/ui/disclosure';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import { permissionGroups, permissionText } from '../permission-texts.ts';
import type { RoleChoiceProps } from './RoleChoice.tsx';

export interface GrantedPermissionsProps extends Pick<RoleChoiceProps, 'roles'> {
  /** The chosen roles. */
  readonly chosen: readonly number[];
  /** The roles before the change; missing for a new person. */
  readonly before?: readonly number[];
}

/** How much roles permit together, what a change adds and takes away, and all of it by heading (OFFICE-883). */
export function GrantedPermissions(props: GrantedPermissionsProps) {
  const permittedBy = (ids: readonly number[] = []) =>
    unitePermissions(
      props.roles.filter(({ id }) => ids.includes(id)).map(({ permissions }) => permissions),
    );
  const granted = permittedBy(props.chosen);
  const before = props.before === undefined ? granted : permittedBy(props.before);
  const changes = [
    {
      title: i18n.t('Newly permitted'),
      names: granted.filter((each) => !before.includes(each)),
    },
    {
      title: i18n.t('No longer permitted'),
      names: before.filter((each) => !granted.includes(each)),
    },
  ];
  return (
    <Stack gap={8}>
      <p role="status">
        {granted.length === 0
          ? i18n.t('Together they permit nothing.')
          : i18n.t(
              'Together they permit {count, plural, one {{count} thing} other {{count} things}}.',
              { count: granted.length },
            )}
      </p>
      <DisclosureGroup>
        {changes
          .filter(({ names }) => names.length > 0)
          .map(({ names, title }) => (
            <Disclosure key={title} title={title} count={names.length} headingLevel={3}>
              <Words texts={names.map(permissionText)} />
            </Disclosure>
          ))}
        {permissionGroups(granted).map(({ heading, permissions }) => (
          <Disclosure key={heading} title={heading} count={permissions.length} headingLevel={3}>
            <Words texts={permissions.map(({ words }) => words)} />
          </Disclosure>
        ))}
      </DisclosureGroup>
    </Stack>
  );
}

function Words({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Stack as="ul" gap={8}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Stack>
  );
}

export { type DemoRole, demoRolePermissions, furtherRoles } from './demo-roles.ts';
export {
  fitsMerchant,
  holdsAll,
  type PersonState,
  personStates,
  unitePermissions,
} from './granting.ts';
export { groupPermissions, type PermissionGroup, permissionWords } from './permission-words.ts';
export {
  canKeyMoveMoney,
  type KeyLimits,
  keyScopeName,
  type KeyScope,
  keyScopes,
} from './key-scopes.ts';
export {
  hasPermission,
  isPermitted,
  type Permission,
  type PermissionRule,
  permissions,
  type SomePermissions,
} from './permission.ts';

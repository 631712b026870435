export { type DemoRole, demoRolePermissions } from './demo-roles.ts';
export {
  hasPermission,
  isPermitted,
  type Permission,
  type PermissionRule,
  permissions,
  type SomePermissions,
} from './permission.ts';

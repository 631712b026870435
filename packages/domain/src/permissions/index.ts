export { type DemoRole, demoRolePermissions } from './demo-roles.ts';
export { hasPermission, type Permission, permissions } from './permission.ts';

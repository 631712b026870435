import { canCloseNotification } from '@tiyin/domain/notifications';
import type { notification } from '../db/schema.ts';
import type { Staff } from '../staff/staff.ts';

/** Whether a person closes a notification that they see: by its kind (PEOPLE-231), or because it is for them alone. */
export function mayClose(
  { id, permissions }: Pick<Staff, 'id' | 'permissions'>,
  { kind, personId }: Pick<typeof notification.$inferSelect, 'kind' | 'personId'>,
): boolean {
  return personId === id || canCloseNotification(permissions, kind);
}

import type { PersonId } from '@tiyin/domain/ids';

/** The name of a person inside authenticators, in base64url: it says nothing about them outside of this system. */
export function userHandleOf(personId: PersonId): string {
  return Buffer.from(`person:${personId}`).toString('base64url');
}

import { ApiProblem } from '@tiyin/api/errors';
import {
  useChangePersonRoles,
  useDisablePerson,
  useEnablePerson,
  useEndPersonSession,
  useEndPersonSessions,
  useRenewInvitation,
  useRevokeInvitation,
} from '@tiyin/api/hooks/people';
import type { InvitedPerson, PersonDetails, Session } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useCallback } from 'react';
import { type FormProblem, formProblemOf } from '../../forms/form-problem.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { toastRequested } from '../../session/toast-requested.ts';

/** The dialogs of the page of a person. */
export type PersonDialog = 'disable' | 'endSessions' | 'renew' | 'revoke' | 'roles';

/** The effects of a change on the page. */
interface Effects {
  readonly onFresh: (person: PersonDetails) => void;
  readonly onStale: () => void;
  /** The person was removed. */
  readonly onGone: () => void;
}

/** The changes of a person; each reports its own failure. */
export interface PersonCommands {
  readonly changeRoles: (
    roleIds: readonly number[],
    version: number,
  ) => Promise<FormProblem | undefined>;
  readonly disable: (reason: string) => Promise<FormProblem | undefined>;
  readonly enable: () => Promise<void>;
  readonly endSession: (session: Session) => void;
  readonly endSessions: () => Promise<void>;
  /** The new link; undefined where there is none. */
  readonly renew: () => Promise<InvitedPerson | undefined>;
  readonly revoke: () => Promise<void>;
}

/** The changes of a person (OFFICE-344). */
export function usePersonCommands(id: number, effects: Effects): PersonCommands {
  const { onFresh, onGone, onStale } = effects;
  const changeRoles = useChangePersonRoles();
  const disable = useDisablePerson();
  const enable = useEnablePerson();
  const { trigger: endOne } = useEndPersonSession();
  const endAll = useEndPersonSessions();
  const renew = useRenewInvitation();
  const revoke = useRevokeInvitation();
  const endSession = useCallback(
    ({ id: sessionId }: Session) =>
      void say(() => endOne({ id, sessionId }), 'Signed out there').then(onStale),
    [endOne, id, onStale],
  );
  return {
    endSession,
    changeRoles: (roleIds, version) =>
      formProblemFrom(async () => {
        const body = { roleIds: [...roleIds] };
        const answer = await changeRoles.trigger({ id, ifMatch: `"${version}"`, body });
        if ('approval' in answer) return toastRequested();
        toasts.success('Successfully changed');
        onFresh(answer.data);
      }),
    disable: (reason) =>
      formProblemFrom(async () => {
        onFresh((await disable.trigger({ id, body: { reason } })).data);
        toasts.success('Disabled and signed out');
      }),
    enable: () =>
      say(async () => onFresh((await enable.trigger({ id })).data), 'Successfully changed'),
    endSessions: () => say(() => endAll.trigger({ id }), 'Signed out everywhere').then(onStale),
    renew: async () => {
      try {
        const { data } = await renew.trigger({ id });
        onFresh(data.person);
        return data;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    revoke: () => say(() => revoke.trigger({ id }).then(onGone), 'The invitation is taken back'),
  };
}

async function formProblemFrom(command: () => Promise<void>): Promise<FormProblem | undefined> {
  try {
    await command();
    return undefined;
  } catch (error) {
    return formProblemOf(error);
  }
}

async function say(command: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await command();
    toasts.success(done);
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  toastProblem(error, 'Nothing was changed', error.detail ?? error.title);
}

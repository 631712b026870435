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
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { refusalOf, reportRefusal, runCommand } from '../../session/run-command.ts';
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
  /** The new link; undefined where there is none, or where it waits for approval. */
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
      void runCommand(() => endOne({ id, sessionId }), i18n.t('Signed out there')).then(onStale),
    [endOne, id, onStale],
  );
  return {
    endSession,
    changeRoles: (roleIds, version) =>
      refusalOf(async () => {
        const body = { roleIds: [...roleIds] };
        const answer = await changeRoles.trigger({ id, ifMatch: `"${version}"`, body });
        if ('approval' in answer) return toastRequested();
        toasts.success(i18n.t('Successfully changed'));
        onFresh(answer.data);
      }),
    disable: (reason) =>
      refusalOf(async () => {
        onFresh((await disable.trigger({ id, body: { reason } })).data);
        toasts.success(i18n.t('Disabled and signed out'));
      }),
    enable: async () => {
      try {
        const answer = await enable.trigger({ id });
        if ('approval' in answer) return toastRequested();
        onFresh(answer.data);
        toasts.success(i18n.t('Successfully changed'));
      } catch (error) {
        reportRefusal(error);
      }
    },
    endSessions: () =>
      runCommand(() => endAll.trigger({ id }), i18n.t('Signed out everywhere')).then(onStale),
    renew: async () => {
      try {
        const answer = await renew.trigger({ id });
        if ('approval' in answer) {
          toastRequested();
          return undefined;
        }
        onFresh(answer.data.person);
        return answer.data;
      } catch (error) {
        reportRefusal(error);
        return undefined;
      }
    },
    revoke: () =>
      runCommand(() => revoke.trigger({ id }).then(onGone), i18n.t('The invitation is taken back')),
  };
}

import {
  useAllowProviderReports,
  useBlockProviderReports,
  useChangeProvider,
  useEndFormerProviderSecret,
  usePauseProvider,
  useResumeProvider,
  useRotateProviderSecret,
  useTestProvider,
} from '@tiyin/api/hooks/providers';
import type { ChangeProviderRequest, ManagedProvider, ProviderTest } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../forms/form-problem.ts';
import { toastRequested } from '../../session/toast-requested.ts';
import type { SecretDialogProps } from '../providers/add/SecretDialog.tsx';
import { refusalOf, reportRefusal, runCommand } from '../../session/run-command.ts';

/** The dialogs of the page of a provider. */
export type ProviderDialog = 'allow' | 'block' | 'change' | 'endFormer' | 'pause' | 'rotate';

/** A new secret, shown this once. */
export type MadeSecret = Pick<SecretDialogProps, 'formerUntilDate' | 'half' | 'secret'>;

type Refusal = Promise<FormProblem | undefined>;

/** The changes of a provider; each reports its own failure. */
export interface ProviderCommands {
  readonly change: (body: ChangeProviderRequest, version: number) => Refusal;
  readonly pause: (reason: string) => Refusal;
  readonly resume: () => Promise<void>;
  /** Refuses its reports, and takes them again (ROUTING-720). */
  readonly block: (reason: string) => Refusal;
  readonly allow: () => Promise<void>;
  /** The result of a test call; undefined where it was not made. */
  readonly test: () => Promise<ProviderTest | undefined>;
  /** The new secret, or the reason of a refusal. */
  readonly rotate: (overlapHours: number, version: number) => Promise<MadeSecret | FormProblem>;
  readonly endFormer: () => Promise<void>;
}

/** The changes of a provider (OFFICE-371). */
export function useProviderCommands(
  id: number,
  onFresh: (provider: ManagedProvider) => void,
): ProviderCommands {
  const change = useChangeProvider();
  const pause = usePauseProvider();
  const resume = useResumeProvider();
  const block = useBlockProviderReports();
  const allow = useAllowProviderReports();
  const test = useTestProvider();
  const rotate = useRotateProviderSecret();
  const endFormer = useEndFormerProviderSecret();
  return {
    change: (body, version) =>
      refusalOf(async () => {
        const answer = await change.trigger({ id, ifMatch: `"${version}"`, body });
        if ('approval' in answer) {
          toastRequested();
          return;
        }
        onFresh(answer.data);
        toasts.success(i18n.t('Successfully changed'));
      }),
    pause: (reason) =>
      refusalOf(async () => {
        onFresh((await pause.trigger({ id, body: { reason } })).data);
        toasts.success(i18n.t('Provider paused'));
      }),
    resume: () =>
      runCommand(
        async () => onFresh((await resume.trigger({ id })).data),
        i18n.t('Provider resumed'),
      ),
    block: (reason) =>
      refusalOf(async () => {
        onFresh((await block.trigger({ id, body: { reason } })).data);
        toasts.success(i18n.t('Reports blocked'));
      }),
    allow: () =>
      runCommand(
        async () => onFresh((await allow.trigger({ id })).data),
        i18n.t('Reports are taken again'),
      ),
    test: async () => {
      try {
        return (await test.trigger({ id })).data;
      } catch (error) {
        reportRefusal(error);
        return undefined;
      }
    },
    rotate: async (overlapHours, version) => {
      try {
        const request = { id, ifMatch: `"${version}"`, body: { overlapHours } };
        const answer = await rotate.trigger(request);
        if ('approval' in answer) {
          return { secret: answer.data.firstHalf ?? '', half: 'first' };
        }
        const { provider, secret } = answer.data;
        onFresh(provider);
        return { secret: secret ?? '', formerUntilDate: provider.secret?.formerUntilDate ?? null };
      } catch (error) {
        return formProblemOf(error);
      }
    },
    endFormer: () =>
      runCommand(
        async () => onFresh((await endFormer.trigger({ id })).data),
        i18n.t('The former secret ended'),
      ),
  };
}

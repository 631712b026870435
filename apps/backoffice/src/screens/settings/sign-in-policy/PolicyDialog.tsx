import type { SignInPolicy, SignInPolicyChange } from '@tiyin/api/types';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { NumberField } from '@tiyin/ui/number-field';
import { Switch } from '@tiyin/ui/switch';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

export interface PolicyDialogProps {
  readonly policy: SignInPolicy;
  /** Sets the rules; returns the reason of a failure. */
  readonly onChange: (change: SignInPolicyChange) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

/** The bounds of the contract. */
const bounds = { idleMinutes: [5, 120], sessionHours: [1, 24] } as const;

/** Sets when sessions end, and whether everybody needs a second factor (OFFICE-360). */
export function PolicyDialog({ onChange, onClose, policy }: PolicyDialogProps) {
  const [idleMinutes, setIdleMinutes] = useState<number | null>(policy.idleMinutes);
  const [sessionHours, setSessionHours] = useState<number | null>(policy.sessionHours);
  const [needsSecondFactor, setNeeds] = useState(policy.needsSecondFactor);
  const { isPending, problem, send } = useSending();
  const isChanged =
    idleMinutes !== policy.idleMinutes ||
    sessionHours !== policy.sessionHours ||
    needsSecondFactor !== policy.needsSecondFactor;
  useUnsavedEdits(isChanged);
  const save = async () => {
    if (idleMinutes === null || sessionHours === null) return;
    const change = { idleMinutes, sessionHours, needsSecondFactor };
    await send(async () => (isChanged ? onChange(change) : undefined), onClose);
  };
  return (
    <FormDialog
      title={i18n.t('Signing in')}
      action={i18n.t('Save')}
      onOpenChange={onClose}
      onSubmit={() => void save()}
      isPending={isPending}
      problem={problem && { ...problem, title: messageOf(problem) }}
    >
      <NumberField
        name="idleMinutes"
        label={i18n.t('Without activity, a session ends after')}
        description={i18n.t('Between 5 and 120 minutes. The page’s own refreshes are no activity.')}
        unit={i18n.t('minutes')}
        minValue={bounds.idleMinutes[0]}
        maxValue={bounds.idleMinutes[1]}
        value={idleMinutes}
        onChange={setIdleMinutes}
        isRequired
      />
      <NumberField
        name="sessionHours"
        label={i18n.t('In any case, it ends after')}
        description={i18n.t('Between 1 and 24 hours.')}
        unit={i18n.t('hours')}
        minValue={bounds.sessionHours[0]}
        maxValue={bounds.sessionHours[1]}
        value={sessionHours}
        onChange={setSessionHours}
        isRequired
      />
      <Switch
        label={i18n.t('Everybody needs a second factor')}
        description={i18n.t(
          'Those without one set it up before anything else, also where they are logged in now.',
        )}
        isSelected={needsSecondFactor}
        onChange={setNeeds}
      />
    </FormDialog>
  );
}

/** A switch shows no message of its own. */
function messageOf(problem: FormProblem | undefined): string | undefined {
  const own = problem?.errors.find(({ path }) => path === '/needsSecondFactor');
  return own?.message ?? problem?.title;
}

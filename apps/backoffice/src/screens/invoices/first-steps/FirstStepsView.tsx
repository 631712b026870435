import type { FirstStep } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { CircleDashedIcon, Icon, SuccessIcon } from '@tiyin/ui/icon';
import { Link } from '@tiyin/ui/link';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { Stack } from '@tiyin/ui/stack';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { i18n } from '../../../texts/i18n.ts';
import { done, step as stepClass, steps as stepsClass, todo } from './FirstStepsView.css.ts';
import { stepWords } from './step-words.ts';

export interface FirstStepsViewProps {
  readonly steps: readonly FirstStep[];
}

/** The first steps of a new installation, until all are done (OFFICE-410). */
export function FirstStepsView({ steps }: FirstStepsViewProps) {
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Card
      title={i18n.t('First steps: {done} of {all} done', {
        done: steps.length - left,
        all: steps.length,
      })}
    >
      <ol className={stepsClass}>
        {steps.map((step) => (
          <li key={step.step} className={stepClass}>
            <Mark isDone={step.isDone} />
            <Words {...step} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Mark({ isDone }: Pick<FirstStep, 'isDone'>) {
  return (
    <span className={isDone ? done : todo}>
      <Icon glyph={isDone ? SuccessIcon : CircleDashedIcon} size={20} />
    </span>
  );
}

function Words({ step, isDone }: FirstStep) {
  const { help, place, title } = stepWords[step];
  if (isDone) {
    return (
      <span>
        {title()} <VisuallyHidden>{i18n.t('(done)')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Stack gap={4} align="start">
      <strong>{title()}</strong>
      <span className={todo}>{help()}</span>
      <PermissionGate {...place.rule}>
        <Link href={place.path}>{place.words()}</Link>
      </PermissionGate>
    </Stack>
  );
}

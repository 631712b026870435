import type { ReferenceItem } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { Inline } from '@tiyin/ui/inline';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { i18n } from '../../../texts/i18n.ts';

export interface StatusChoiceProps {
  readonly statuses: readonly ReferenceItem[] | 'failed' | 'loading';
  readonly value: readonly number[];
  readonly onChange: (statusIds: readonly number[]) => void;
  readonly onRetry: () => void;
}

/** The statuses of the reference list, any of which are wanted. */
export function StatusChoice({ onChange, onRetry, statuses, value }: StatusChoiceProps) {
  if (statuses === 'loading')
    return (
      <SkeletonLines
        label={i18n.t('Loading the statuses')}
        lines={[{ width: 'short' }, { height: 'badge' }, { height: 'badge' }]}
        gap={8}
      />
    );
  if (statuses === 'failed') {
    return (
      <Inline gap={16}>
        <span role="alert">{i18n.t('The statuses did not load')}</span>
        <Button size="sm" onPress={onRetry}>
          {i18n.t('Try again')}
        </Button>
      </Inline>
    );
  }
  return (
    <CheckboxGroup
      label={i18n.t('Status')}
      orientation="horizontal"
      options={statuses.map(({ code, id }) => ({ id: String(id), label: code }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

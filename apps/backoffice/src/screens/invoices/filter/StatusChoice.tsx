import type { ReferenceItem } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { Inline } from '@tiyin/ui/inline';
import { Spinner } from '@tiyin/ui/spinner';

export interface StatusChoiceProps {
  readonly statuses: readonly ReferenceItem[] | 'failed' | 'loading';
  readonly value: readonly number[];
  readonly onChange: (statusIds: readonly number[]) => void;
  readonly onRetry: () => void;
}

/** The statuses of the reference list, any of which are wanted. */
export function StatusChoice({ onChange, onRetry, statuses, value }: StatusChoiceProps) {
  if (statuses === 'loading') return <Spinner label="Loading the statuses" />;
  if (statuses === 'failed') {
    return (
      <Inline gap={16}>
        <span role="alert">The statuses did not load</span>
        <Button size="sm" onPress={onRetry}>
          Try again
        </Button>
      </Inline>
    );
  }
  return (
    <CheckboxGroup
      label="Status"
      orientation="horizontal"
      options={statuses.map(({ code, id }) => ({ id: String(id), label: code }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

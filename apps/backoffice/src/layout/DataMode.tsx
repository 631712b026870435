import { Badge } from '@tiyin/ui/badge';
import { SwapIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { TestDataMarker } from '@tiyin/ui/payments/test-data-marker';
import { Tooltip } from '@tiyin/ui/tooltip';

export interface DataModeProps {
  readonly isTest: boolean;
  readonly isPending?: boolean;
  readonly onChange: (isTest: boolean) => void;
}

/** Says whether test or production data is shown. */
export function DataModeMark({ isTest }: Pick<DataModeProps, 'isTest'>) {
  return isTest ? <TestDataMarker /> : <Badge isOutlined>Production data</Badge>;
}

/**
 * Says whether everything below is test or production data, with a switch to the other (OFFICE-9).
 */
export function DataMode({ isPending = false, isTest, onChange }: DataModeProps) {
  const label = isTest ? 'Show production data' : 'Show test data';
  return (
    <Inline gap={4}>
      <DataModeMark isTest={isTest} />
      <Tooltip text={label}>
        <IconButton
          icon={SwapIcon}
          label={label}
          isDisabled={isPending}
          onPress={() => onChange(!isTest)}
        />
      </Tooltip>
    </Inline>
  );
}

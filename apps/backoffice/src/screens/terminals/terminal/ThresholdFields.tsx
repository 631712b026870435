import { Card } from '@tiyin/ui/card';
import { Grid } from '@tiyin/ui/grid';
import { NumberField } from '@tiyin/ui/number-field';
import { i18n } from '../../../texts/i18n.ts';
import type { ThresholdRow } from './threshold-row.ts';

export interface ThresholdFieldsProps {
  readonly row: ThresholdRow;
  readonly onChange: (row: ThresholdRow) => void;
}

const percent = { unit: '%', minValue: 0, maxValue: 100, isRequired: true } as const;

/** Where monitoring calls the terminal's success rate low, and where good (PEOPLE-37). */
export function ThresholdFields({ onChange, row }: ThresholdFieldsProps) {
  return (
    <Card title={i18n.t('Monitoring')}>
      <Grid columns={2}>
        <NumberField
          {...percent}
          name="thresholds.successPercentLowThreshold"
          label={i18n.t('Success rate is low below')}
          description={i18n.t('Shown in red.')}
          value={row.low}
          onChange={(low) => onChange({ ...row, low })}
          requiredMessage={i18n.t('Enter a percentage, 0 for never')}
        />
        <NumberField
          {...percent}
          name="thresholds.successPercentHighThreshold"
          label={i18n.t('Success rate is good from')}
          description={i18n.t('Shown in green; between the two in amber.')}
          value={row.high}
          onChange={(high) => onChange({ ...row, high })}
          requiredMessage={i18n.t('Enter a percentage, 100 for nothing less')}
        />
      </Grid>
    </Card>
  );
}

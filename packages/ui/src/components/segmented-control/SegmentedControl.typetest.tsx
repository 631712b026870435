import { SegmentedControl } from './index.ts';

const segments = [
  { id: 'rate', label: 'Success rate' },
  { id: 'count', label: 'Payments' },
] as const;

void (<SegmentedControl label="Figures" segments={segments} defaultValue="rate" />);

// @ts-expect-error it has a name
void (<SegmentedControl segments={segments} defaultValue="rate" />);
// @ts-expect-error only a segment can be on
void (<SegmentedControl<'rate' | 'count'> label="Figures" segments={segments} value="week" />);

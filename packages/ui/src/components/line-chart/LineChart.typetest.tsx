import { LineChart } from './index.ts';

const formats = { formatValue: String, formatTime: String } as const;

void (<LineChart label="Success rate" series={[]} {...formats} />);

// @ts-expect-error a chart has a name
void (<LineChart series={[]} {...formats} />);
// @ts-expect-error the caller formats values, not the chart
void (<LineChart label="Success rate" series={[]} formatTime={String} />);
void (
  <LineChart
    label="Success rate"
    // @ts-expect-error an unknown value is null; a missing property is an error
    series={[{ id: '1', name: 'Humo', points: [{ at: 0 }] }]}
    {...formats}
  />
);

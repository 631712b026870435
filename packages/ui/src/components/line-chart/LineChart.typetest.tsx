import { LineChart } from './index.ts';

const formats = { formatValue: String, formatTime: String } as const;

void (<LineChart label="Success rate" series={[]} {...formats} />);

// @ts-expect-error a chart has a name
void (<LineChart series={[]} {...formats} />);
// @ts-expect-error how a value is written is not for the chart to say
void (<LineChart label="Success rate" series={[]} formatTime={String} />);
void (
  <LineChart
    label="Success rate"
    // @ts-expect-error what is not known is null: a point that forgot its value is no gap
    series={[{ id: '1', name: 'Humo', points: [{ at: 0 }] }]}
    {...formats}
  />
);

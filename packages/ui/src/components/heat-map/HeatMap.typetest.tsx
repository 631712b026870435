import { HeatMap } from './index.ts';

const orders = { rows: [], columns: [], cells: [], levels: [] } as const;

void (<HeatMap label="Payments by hour" {...orders} />);

// @ts-expect-error a heat map has a name
void (<HeatMap {...orders} />);
void (
  <HeatMap
    label="Payments by hour"
    {...orders}
    // @ts-expect-error a figure is read in full
    cells={[[{ text: '4', level: 1 }]]}
  />
);
void (
  <HeatMap
    label="Payments by hour"
    {...orders}
    // @ts-expect-error there are five levels
    cells={[[{ text: '4', description: '4 payments', level: 5 }]]}
  />
);

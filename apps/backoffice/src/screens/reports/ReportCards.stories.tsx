import type { Meta, StoryObj } from '@storybook/react-vite';
import { reportKinds, type ReportName } from '@tiyin/domain/reports';
import { Button } from '@tiyin/ui/button';
import { type ComponentProps, useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { ReportsView } from './ReportsView.tsx';
import { reportTitles } from './report-titles.ts';

const choices = {
  currencies: [{ id: '1', label: 'Uzbekistani som' }],
  currencyCodes: [{ id: '1', label: 'UZS' }],
  pools: [{ id: '1', label: 'UZS cards' }],
};

const providers = [{ id: '1', label: 'Sandbox' }];

/** How often each card is rendered, by the reading of its title. */
function countRenders(): Map<ReportName, number> {
  const counts = new Map<ReportName, number>();
  for (const { name } of reportKinds) {
    const title = reportTitles[name];
    spyOn(reportTitles, name, 'get').mockImplementation(() => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return title;
    });
  }
  return counts;
}

const renders: { counts: ReadonlyMap<ReportName, number> } = { counts: new Map() };

/** The lists to choose from arrive one by one. */
function Arriving(args: ComponentProps<typeof ReportsView>) {
  const [arrived, setArrived] = useState<typeof providers>();
  return (
    <>
      <ReportsView {...args} choices={{ ...choices, providers: arrived }} />
      <Button onPress={() => setArrived(providers)}>Providers arrive</Button>
    </>
  );
}

const meta = {
  title: 'Screens/Back office/Report cards',
  component: Arriving,
  args: {
    kinds: reportKinds,
    choices: { ...choices, providers: undefined },
    downloads: {},
    onGetReport: fn(),
    onPreview: fn(),
    onRetry: fn(),
    today: '2026-11-20',
  },
} satisfies Meta<typeof Arriving>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list that arrives renders the card that offers it, and no other. */
export const ListArrives: Story = {
  beforeEach: () => {
    renders.counts = countRenders();
  },
  play: async ({ canvas, userEvent }) => {
    // The last row comes last.
    await canvas.findByRole('region', { name: 'Terminal Pool Balance' });
    const before = new Map(renders.counts);
    await userEvent.click(canvas.getByRole('button', { name: 'Providers arrive' }));
    await expect(canvas.getByRole('combobox', { name: /Provider/ })).toBeEnabled();
    for (const { name } of reportKinds) {
      const further = (renders.counts.get(name) ?? 0) - (before.get(name) ?? 0);
      if (name === 'provider') await expect(further).toBeGreaterThan(0);
      else await expect(further).toBe(0);
    }
  },
};

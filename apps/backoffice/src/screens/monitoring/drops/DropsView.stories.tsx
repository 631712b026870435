import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { makeDrop, makeSlice } from '../../../fixtures/drops.ts';
import { makeMonitoredMerchants } from '../../../fixtures/monitoring.ts';
import { DropsView } from './DropsView.tsx';

const offline = new ApiProblem({
  code: 'network',
  kind: 'network',
  status: 0,
  title: 'The server cannot be reached',
});

const meta = {
  title: 'Screens/Back office/Monitoring/Drops',
  component: DropsView,
  args: {
    terminals: makeMonitoredMerchants()[0]?.terminals ?? [],
    drops: [makeDrop()],
    onRetry: fn(),
    seesAccounts: true,
  },
} satisfies Meta<typeof DropsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-591
/** The culprit in words, with its numbers and the list of its invoices. */
export const Culprit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Humo deposits: 64.% of 150, was 90\.5.%$/)).toBeVisible();
    await expect(
      canvas.getByText(
        /^Humo at account \*1234 \(Kapitalbank\) of provider Bank bridge: 12.% of 50, was 91.%\. 95.% of the drop\./,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Invoices of Humo at account/ }),
    ).toHaveAttribute(
      'href',
      '/invoices?terminal=12&dateFrom=2026-11-20&dateTo=2026-11-20&accountId=17',
    );
  },
};

const half = makeSlice({ paymentMethod: { name: 'Humo' }, sharePercent: 52 });

// OFFICE-591
/** Nothing explains enough of it: the largest part is shown as that. */
export const NoCulprit: Story = {
  args: { drops: [makeDrop({ culprit: null, slices: [half] })] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No single method, bank, account or provider explains it.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Most of it: Humo: 12.% of 50/)).toBeVisible();
  },
};

/** All parts fell alike, and the person may not see accounts. */
export const MethodsAlone: Story = {
  args: { drops: [makeDrop({ culprit: null, slices: [] })], seesAccounts: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No single method explains it\. Accounts were/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Several terminals, one of them not among those that are listed any more. */
export const Several: Story = {
  args: {
    drops: [makeDrop(), makeDrop({ terminalId: 99, comparedWith: 'THRESHOLD' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Terminal 99: .*low below 70.%$/)).toBeVisible();
  },
};

export const None: Story = {
  args: { drops: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No success rate fell/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { drops: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading drops')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { drops: undefined, problem: offline },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The drops did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OutOfDate: Story = {
  args: { problem: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These drops may be out of date')).toBeVisible();
    await expect(canvas.getByText(/^Humo deposits: 64/)).toBeVisible();
  },
};

export const NoAccessToDrops: Story = {
  args: {
    drops: undefined,
    problem: new ApiProblem({ code: 'forbidden', kind: 'http', status: 403, title: 'No' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to the drops')).toBeVisible();
  },
};

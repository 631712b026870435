import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeProviders } from '../../fixtures/providers.ts';
import { ProvidersView } from './ProvidersView.tsx';

const meta = {
  title: 'Screens/Back office/Providers',
  component: ProvidersView,
  decorators: [inFrame('Providers')],
  args: { onAdd: fn(), onRetry: fn(), page: { data: makeProviders(), total: 4 } },
} satisfies Meta<typeof ProvidersView>;

export default meta;
type Story = StoryObj<typeof meta>;

const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Unavailable' });

// OFFICE-370
/** Each row leads to its provider, and says how it does. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, bridge, , paused] = canvas.getAllByRole('row');
    await expect(bridge).toHaveTextContent('96 % of 426');
    await expect(bridge).toHaveTextContent('3 of 4 enabled');
    await expect(paused).toHaveTextContent('Paused');
    await expect(paused).toHaveTextContent('None ended');
    await userEvent.click(canvas.getByRole('button', { name: 'Add provider' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { page: { data: [], total: 0 } } };
export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = {
  args: { page: undefined, problem: problem(503) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoAccess: Story = { args: { page: undefined, problem: problem(403) } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

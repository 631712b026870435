import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { makeAlertRules } from '../../fixtures/alerts.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { AlertsView } from './AlertsView.tsx';

const meta = {
  title: 'Screens/Back office/Alerts',
  component: AlertsView,
  decorators: [inFrame('Alerts')],
  args: { onAdd: fn(), onRetry: fn(), page: { data: makeAlertRules(), total: 5 } },
} satisfies Meta<typeof AlertsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Unavailable' });

// OFFICE-560
/** Each row has the condition, the scope and the state of its rule. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, callbacks, checks, , , off] = canvas.getAllByRole('row');
    await expect(callbacks).toHaveTextContent('10 % or more of the callbacks failing');
    await expect(callbacks).toHaveTextContent('Firing');
    await expect(checks).toHaveTextContent('The system');
    await expect(checks).toHaveTextContent('Never');
    await expect(off).toHaveTextContent('Off');
    await expect(canvas.getByRole('link', { name: 'Callbacks' })).toHaveAttribute(
      'href',
      '/alerts?rule=4',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add alert' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** People who only read have no button. */
export const ReadOnly: Story = {
  render: ({ onRetry, page }) => <AlertsView onRetry={onRetry} page={page} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add alert' })).toBeNull();
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

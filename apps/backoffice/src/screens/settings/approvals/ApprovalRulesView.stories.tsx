import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { ApprovalRule } from '@tiyin/api/types';
import { approvalKind } from '@tiyin/domain/approvals';
import { expect, fn, screen } from 'storybook/test';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { ofCompany } from '../../../fixtures/of-company.tsx';
import { ApprovalRulesView } from './ApprovalRulesView.tsx';

const rules: readonly ApprovalRule[] = [
  {
    kind: approvalKind('STATUS_CHANGE'),
    thresholds: [
      { currency: 'UZS', threshold: 5_000_000_00, dayThreshold: 90_000_000_00 },
      { currency: 'RUB', threshold: null, dayThreshold: null },
    ],
  },
  { kind: approvalKind('CREDENTIAL'), isRequired: true },
];

const meta = {
  title: 'Screens/Back office/Approval rules',
  component: ApprovalRulesView,
  decorators: [ofCompany, inFrame('Settings')],
  args: { onRetry: fn(), rules, deciders: [{ id: 2, name: 'Botir Yusupov' }] },
} satisfies Meta<typeof ApprovalRulesView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-262
/** A threshold is set in its currency; the others stay as they are. */
export const Full: Story = {
  args: { onChange: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your requests are decided by Botir Yusupov.')).toBeVisible();
    await expect(
      canvas.getByText(/providers of production, and API keys that pay out or refund there/),
    ).toBeVisible();
    const [, status, credentials] = canvas.getAllByRole('row');
    await expect(status).toHaveTextContent(/above 5\s000\s000\.00 UZS/);
    await expect(credentials).toHaveTextContent('Always');
    const [first] = canvas.getAllByRole('button', { name: 'Change' });
    if (!first) throw new Error('there is no button');
    await userEvent.click(first);
    await userEvent.type(await screen.findByRole('textbox', { name: /in RUB/ }), '70000');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith([
      { kind: 'STATUS_CHANGE', currency: 'RUB', threshold: 7_000_000 },
    ]);
  },
};

// PEOPLE-535
/** The sum of a person’s day has a figure of its own, beside the threshold. */
export const OfDay: Story = {
  args: { onChange: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const [, status] = canvas.getAllByRole('row');
    await expect(status).toHaveTextContent(/or 90\s000\s000\.00 UZS per person in 24 hours/);
    const [first] = canvas.getAllByRole('button', { name: 'Change' });
    if (!first) throw new Error('there is no button');
    await userEvent.click(first);
    const name = 'Above per person in 24 hours, in UZS';
    await userEvent.clear(await screen.findByRole('textbox', { name }));
    // Without a threshold there is no rule of the currency.
    await expect(screen.queryByRole('textbox', { name: /24 hours, in RUB/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith([
      { kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 500_000_000, dayThreshold: null },
    ]);
  },
};

export const WithoutPermission: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
  },
};

// OFFICE-396
/** A company with one person who decides: the page says it before a rule is set. */
export const NobodyElseDecides: Story = {
  args: { deciders: [], onChange: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody else can approve your requests')).toBeVisible();
  },
};

export const Loading: Story = { args: { rules: undefined, deciders: undefined } };

export const Failed: Story = {
  args: {
    rules: undefined,
    deciders: undefined,
    problem: new ApiProblem({
      code: 'unavailable',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

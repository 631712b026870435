import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Button } from '@tiyin/ui/button';
import { expect, fn } from 'storybook/test';
import { makeAccount, makeAccountLimit, makeMovements } from '../../fixtures/accounts.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { AccountDetailsFrame } from './AccountDetailsFrame.tsx';
import { AccountDetailsView } from './AccountDetailsView.tsx';
import { AccountPlaceholder } from './AccountPlaceholder.tsx';
import { CredentialsCard } from './credentials/CredentialsCard.tsx';
import { LimitsCard } from './limits/LimitsCard.tsx';
import { MovementsCard } from './movements/MovementsCard.tsx';

const nothing = () => Promise.resolve(undefined);
const commands = { onAdd: nothing, onChange: nothing, onRemove: () => Promise.resolve(true) };
const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Service unavailable' });

function cards(mayEdit: boolean) {
  const { credentials, paymentMethodName, version } = makeAccount();
  const movements = makeMovements();
  return (
    <>
      <CredentialsCard
        {...{ credentials, paymentMethodName, version }}
        {...(mayEdit && { commands })}
      />
      <LimitsCard limit={makeAccountLimit()} onRetry={fn()} {...(mayEdit && { onSave: nothing })} />
      <MovementsCard
        page={{ data: movements, total: movements.length }}
        pageIndex={0}
        onPageChange={fn()}
        onRetry={fn()}
        actions={mayEdit && <Button size="sm">Book movement</Button>}
      />
    </>
  );
}

const meta = {
  title: 'Screens/Back office/Account details',
  component: AccountDetailsView,
  args: { account: makeAccount() },
} satisfies Meta<typeof AccountDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const mayEdit = { onEnabledChange: fn(), poolActions: <Button size="sm">Change pools</Button> };

// OFFICE-73, ROUTING-12
/** Everything that an operator sees. */
export const Full: Story = {
  args: { ...mayEdit, children: cards(true) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    const facts = { 'Account Id': '1', 'Provider Name': 'Sandbox', 'Payment Method Name': 'Humo' };
    for (const [term, fact] of Object.entries(facts)) {
      await expect(canvas.getByText(term).closest('div')).toHaveTextContent(`${term}${fact}`);
    }
    await userEvent.click(canvas.getByRole('switch', { name: 'Enabled' }));
    await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
  },
};

// PEOPLE-23
/** Without people.account.edit there is nothing to press. */
export const ReadOnly: Story = {
  args: { children: cards(false) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A new account shows what it lacks. */
export const New: Story = {
  args: {
    ...mayEdit,
    account: makeAccount({ bankName: null, credentials: [], lastFour: null, version: 1 }),
    children: (
      <CredentialsCard credentials={[]} paymentMethodName="Humo" version={1} commands={commands} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It needs a card or phone number first.')).toBeVisible();
    await expect(canvas.getByText('No credentials')).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <AccountPlaceholder problem={undefined} onRetry={fn()} isRetrying={false} />,
};

export const Failed: Story = {
  render: () => <AccountPlaceholder problem={problem(503)} onRetry={fn()} isRetrying={false} />,
};

export const NotFound: Story = {
  render: () => <AccountPlaceholder problem={problem(404)} onRetry={fn()} isRetrying={false} />,
};

export const NoAccess: Story = {
  render: () => <AccountPlaceholder problem={problem(403)} onRetry={fn()} isRetrying={false} />,
};

/** As a person sees it: in the frame of every page. */
export const OnAPhone: Story = {
  args: { ...mayEdit, children: cards(true) },
  render: (args) => (
    <AccountDetailsFrame>
      <AccountDetailsView {...args} />
    </AccountDetailsFrame>
  ),
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('Account')],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { Stack } from '../stack/index.ts';
import { PageProblem } from './index.ts';

const wayBack = <LinkButton href="/invoices">To the invoices</LinkButton>;
const missing = (
  <EmptyState title="There is no such invoice" action={wayBack}>
    The link may be wrong, or the invoice belongs to somebody else.
  </EmptyState>
);
const forbidden = { status: 403, title: 'Forbidden' };
const notFound = { status: 404, title: 'Not found' };

const meta = {
  title: 'Components/Feedback/PageProblem',
  component: PageProblem,
  argTypes: { missing: { control: false }, wayBack: { control: false } },
  args: {
    problem: { status: 503, title: 'The server did not answer in time' },
    failedTitle: 'The invoice did not load',
    missing,
    wayBack,
    onRetry: fn(),
  },
} satisfies Meta<typeof PageProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failure is announced at once, and can be tried again. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The invoice did not load');
    await expect(alert).toHaveTextContent('The server did not answer in time');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Without access nothing is tried again: there is a way back. */
export const WithoutAccess: Story = {
  args: { problem: forbidden },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to this page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the invoices' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The address names nothing that is there, or nothing that can be there. */
export const Missing: Story = {
  args: { problem: notFound },
  render: (args) => (
    <Stack gap={16}>
      <PageProblem {...args} />
      <PageProblem {...args} problem={{ status: 400, title: 'Bad request' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('There is no such invoice')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Failed, trying again, without access, and missing. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <PageProblem {...args} />
      <PageProblem {...args} isRetrying />
      <PageProblem {...args} problem={forbidden} />
      <PageProblem {...args} problem={notFound} />
    </Stack>
  ),
};

/** Long, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <PageProblem
        {...args}
        failedTitle="Счёт 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E не загрузился"
        problem={{ status: 503, title: 'Сервер временно недоступен, попробуйте через минуту' }}
      />
      <PageProblem
        {...args}
        problem={notFound}
        missing={<EmptyState title="Bunday toʻlov yoʻq: havola notoʻgʻri boʻlishi mumkin" />}
      />
    </Stack>
  ),
};

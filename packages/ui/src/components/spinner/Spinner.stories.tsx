import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Waiting for the payment' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A progress bar of unknown length, with a name. */
export const Medium: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Waiting for the payment' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

/** Not a control: Tab passes it by. */
export const NotAControl: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={24}>
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
    </Inline>
  ),
};

export const Sheet: Story = { ...Sizes, tags: ['sheet'] };

/** Its text is for a screen reader and takes no space. */
export const Texts: Story = {
  args: { label: 'Toʻlov kutilmoqda, ожидание подтверждения от банка плательщика' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(args.label);
  },
};

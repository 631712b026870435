import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: 'The rate is 26 hours old',
    children: 'A settlement needs a newer one.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Part of the page from the start: not announced. */
export const FromTheStart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      {(['neutral', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          What holds for the whole page.
        </Banner>
      ))}
    </Stack>
  ),
};

/** A new error interrupts the screen reader; other messages wait. */
export const News: Story = {
  args: {
    isNews: true,
    tone: 'error',
    title: 'The connection is lost',
    actions: <Button size="sm">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost');
  },
};

/** A message that is not an error is announced politely; its action is reached with Tab. */
export const PoliteNews: Story = {
  args: { isNews: true, actions: <Button size="sm">Refresh</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The rate is 26 hours old');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={12}>
      {(['neutral', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
      <Banner tone="neutral">A banner without a title, in one line.</Banner>
      <Banner {...args} actions={<Button size="sm">Refresh</Button>} />
    </Stack>
  ),
};

export const Texts: Story = {
  args: {
    title: 'Соединение с сервером потеряно, показаны последние известные данные',
    children:
      '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
    actions: <Button size="sm">Qayta urinib koʻring</Button>,
  },
};

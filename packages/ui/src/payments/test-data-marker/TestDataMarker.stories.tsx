import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Inline } from '../../components/inline/index.ts';
import { TestDataMarker } from './index.ts';

const meta = { title: 'Payments/TestDataMarker', component: TestDataMarker } satisfies Meta<
  typeof TestDataMarker
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words to read, with a flask that is silent; no control. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Test data')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Both sizes; without test data it is not rendered. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Inline gap={16}>
      <TestDataMarker />
      <TestDataMarker size="sm" />
    </Inline>
  ),
};

/** Its words are fixed; beside long ones it stays on one line. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Inline gap={8}>
        Терминалы продавца <TestDataMarker />
        <span>Sinov maʼlumotlari 019AA1F1E0B37A028C110D93B7A4442E</span> <TestDataMarker />
      </Inline>
    </Box>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { AlertIcon, TestIcon } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'In progress', tone: 'primary', mark: 'dot' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words alone are read: the dot is decoration, and no stop of the keyboard. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={8}>
      {(['neutral', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

/** Two states with the same tone differ by the mark before the word. */
export const Marks: Story = {
  render: () => (
    <Inline gap={8}>
      <Badge tone="warning" mark="dot">
        Pending
      </Badge>
      <Badge tone="warning" mark={AlertIcon}>
        Error
      </Badge>
      <Badge tone="warning" mark={TestIcon}>
        Test data
      </Badge>
      <Badge isOutlined>Test</Badge>
    </Inline>
  ),
};

const tones = ['neutral', 'primary', 'success', 'warning', 'error'] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      <Inline gap={8}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap={8}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} mark="dot">
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap={8}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} mark={AlertIcon}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap={8}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} isOutlined>
            {tone}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
};

/** Text that does not fit ends with an ellipsis; a badge never takes two lines. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Badge {...args}>Ожидает подтверждения сотрудником службы поддержки</Badge>
      <Badge {...args}>Toʻlov tasdiqlanishini kutmoqda, iltimos kuting</Badge>
      <Badge {...args}>019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E</Badge>
      <Badge {...args}>{''}</Badge>
    </Box>
  ),
};

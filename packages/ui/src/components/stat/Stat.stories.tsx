import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Sparkline } from '../sparkline/index.ts';
import { Stack } from '../stack/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Stat } from './index.ts';

const rising = [112, 118, 115, 128, 126, 141, 139, 158, 164];

const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  argTypes: { trend: { control: false } },
  args: { label: 'Deposits today', value: '412', note: '+4.2 % since yesterday' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A term and its description. It is never a tab stop. */
export const Playground: Story = {
  args: { trend: <Sparkline values={rising} tone="success" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Deposits today');
    const [value, note] = canvas.getAllByRole('definition');
    await expect(value).toHaveTextContent('412');
    await expect(note).toHaveTextContent('+4.2 % since yesterday');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const WithoutNote: Story = { render: () => <Stat label="Open tickets" value="3" /> };

/** The value may be missing for a while: the place is kept, and a screen reader gets the reason. */
export const Missing: Story = {
  args: {
    value: (
      <>
        <Skeleton height="headline" width="medium" />
        <VisuallyHidden>Loading</VisuallyHidden>
      </>
    ),
  },
};

/** Side by side, figures stand in one line, however long their notes are. */
export const InOneLine: Story = {
  render: () => (
    <Grid columns={2}>
      <Stat label="Open deposits" value="450 000.00" note="1 deposit" />
      <Stat
        label="Leased amounts"
        value="900 000.00"
        note={'2 amounts, of which one is in the time after the end. '.repeat(4)}
      />
    </Grid>
  ),
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const topOf = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(topOf('450 000.00')).toBe(topOf('900 000.00'));
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <Stat label="Open tickets" value="3" />
      <Stat {...args} />
      <Stat {...args} value={Missing.args?.value} note="on its way" />
      <Grid columns={3}>
        <Card padding="md">
          <Stat
            label="Balance"
            value="184 302 117.50"
            note="+4.2 % since yesterday"
            trend={<Sparkline values={rising} tone="success" />}
          />
        </Card>
        <Card padding="md">
          <Stat
            label="Deposit"
            value="96 540 000.00"
            note="412 invoices today"
            trend={<Sparkline values={[4, 6, 3, 8, 6, 9, 7, 10, 9]} />}
          />
        </Card>
        <Card padding="md">
          <Stat
            label="Withdrawal"
            value="31 875 400.00"
            note="97 invoices today"
            trend={<Sparkline values={[7, 5, 8, 6, 7, 5, 7, 6, 8]} />}
          />
        </Card>
      </Grid>
    </Stack>
  ),
};

/** Long text wraps; the trend moves below it. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={24}>
        <Stat
          label="Количество успешных платежей за последний час по всем терминалам"
          value="184302117501843021175018430211750"
          note="kechagiga nisbatan koʻproq"
          trend={<Sparkline values={rising} />}
        />
        <Stat label="Toʻlovlar, gʻazna" value="–" note="maʼlumot yoʻq" />
        <Stat label="Empty" value="" />
      </Stack>
    </Box>
  ),
};

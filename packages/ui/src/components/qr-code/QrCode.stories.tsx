import type { Meta, StoryObj } from '@storybook/react-vite';
import { decodeQR } from 'qr/decode.js';
import { expect } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { QrCode } from './index.ts';

const link = 'https://pay.tiyin.example/payment/019AA1F1E0B37A028C110D93B7A4442E?lang=uz';

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: { value: link, label: 'QR code of the payment link' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A copy of the code that carries its colours with it, so that it can be painted outside the page. */
function standalone(svg: Element, side: number): string {
  const copy = svg.cloneNode(true) as SVGElement;
  const path = svg.querySelector('path') as SVGPathElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  copy.setAttribute('style', `background: ${getComputedStyle(svg).backgroundColor}`);
  copy.querySelector('path')?.setAttribute('fill', getComputedStyle(path).fill);
  return new XMLSerializer().serializeToString(copy);
}

/** The pixels that a camera would read. */
async function scanned(svg: Element): Promise<string> {
  const side = 400;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg, side))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return decodeQR(context.getImageData(0, 0, side, side));
}

/** Scanning the rendered code in this theme's colours gives the value. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('img', { name: 'QR code of the payment link' });
    await expect(await scanned(code)).toBe(link);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Dark on light in the dark theme too: an inverted code is not read by every scanner. */
export const OnDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img');
    await expect(getComputedStyle(code).backgroundColor).toBe('oklch(1 0 0)');
    await expect(await scanned(code)).toBe(link);
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <Inline gap={16}>
        <QrCode {...args} size="sm" />
        <QrCode {...args} size="md" />
      </Inline>
      <QrCode {...args} size="lg" />
      <Inline gap={16}>
        {(['low', 'medium', 'quartile', 'high'] as const).map((level) => (
          <Stack key={level} gap={4} align="center">
            <QrCode {...args} size="sm" label={`Correction ${level}`} errorCorrection={level} />
            <span>{level}</span>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
};

/** Any text can be encoded and read back; a long one makes a finer code. */
export const Texts: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Inline gap={16}>
        <QrCode {...args} size="sm" value="" label="Empty" />
        <QrCode {...args} size="sm" value="Оплата счёта, 480 000,00" label="QR-код оплаты" />
        <QrCode {...args} size="sm" value="Toʻlov, gʻazna" label="Toʻlov QR kodi" />
        <QrCode
          {...args}
          size="lg"
          value={'019AA1F1E0B37A028C110D93B7A4442E'.repeat(8)}
          label="019AA1F1E0B37A028C110D93B7A4442E"
        />
      </Inline>
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas.getByRole('img', { name: 'Toʻlov QR kodi' }))).toBe(
      'Toʻlov, gʻazna',
    );
  },
};

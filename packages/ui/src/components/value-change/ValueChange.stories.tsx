import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../description-list/index.ts';
import { Stack } from '../stack/index.ts';
import { ValueChange } from './index.ts';

const meta = {
  title: 'Components/Data/ValueChange',
  component: ValueChange,
  argTypes: { before: { control: 'text' }, after: { control: 'text' } },
  args: { before: '2.50 %', after: '2.75 %' },
} satisfies Meta<typeof ValueChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader says "before" and "after". */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('before 2.50 %');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('after 2.75 %');
  },
};

/** There was none before: nothing is struck through. */
export const Added: Story = {
  args: { before: undefined, after: 'https://shop.example/callback' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('deletion')).toBeNull();
    await expect(canvas.getByRole('insertion')).toBeVisible();
  },
};

/** There is none any more, which is said in a word. */
export const Removed: Story = {
  args: { before: 'https://shop.example/callback', after: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('insertion')).toBeNull();
    await expect(canvas.getByText('none')).toBeVisible();
  },
};

/** Several changes of one thing, named beside them. */
export const OfOneThing: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Fee', value: <ValueChange before="2.50 %" after="2.75 %" /> },
        { term: 'Least amount', value: <ValueChange after="10 000.00 UZS" /> },
        { term: 'Success URL', value: <ValueChange before="https://shop.example/thanks" /> },
      ]}
    />
  ),
};

/** Every state in one picture. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={16}>
      <ValueChange before="2.50 %" after="2.75 %" />
      <ValueChange after="https://shop.example/callback" />
      <ValueChange before="https://shop.example/callback" />
      <ValueChange before="Support, Viewer" after="Support" />
    </Stack>
  ),
};

/** Long, empty, unbroken, Cyrillic and Uzbek. */
export const Texts: Story = {
  render: () => (
    <Stack gap={16}>
      <ValueChange
        before="Депозиты с карт Humo и Uzcard за прошлый месяц по всем терминалам мерчанта"
        after="Депозиты с карт Humo и Uzcard за прошлую неделю по одному терминалу мерчанта"
      />
      <ValueChange before="Toʻlov gʻaznasi" after="Oʻzbekiston soʻmidagi barcha kirimlar" />
      <ValueChange
        before="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        after="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442F"
      />
      <ValueChange before="" after="" />
    </Stack>
  ),
};
